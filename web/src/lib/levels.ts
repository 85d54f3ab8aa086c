/** The levels of bots as they are offered, with what was measured of them. */

import type { Strength } from "./api";
import { say } from "./words.svelte";

/** All levels as the server lists them; whoever only plays at random comes last. */
export function levelsOf(bots: string[]): string[] {
  return [...bots.filter((bot) => bot !== "random"), ...bots.filter((bot) => bot === "random")];
}

/** The name of a bot; of the command line of a program the folders are left out. */
export function botName(bot: string): string {
  return bot.startsWith("cmd:")
    ? bot
        .slice(4)
        .trim()
        .replaceAll(/[^\s"']*[\\/]/g, "")
    : say("web-bot-name", { bot });
}

/** The name of a level and its strength, as far as it is known. */
export function levelText(bot: string, strength: Strength | undefined): string {
  const parts = [botName(bot)];
  if (strength?.points !== undefined) parts.push(say("web-level-points", { points: Math.round(strength.points) }));
  if (strength?.elo !== undefined) {
    const elo = String(Math.round(strength.elo));
    const { seconds } = strength;
    parts.push(seconds === undefined ? say("web-level-elo", { elo }) : say("web-level-elo-timed", { elo, seconds }));
  }
  return parts.join(" · ");
}
