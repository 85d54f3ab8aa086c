/** Playing by keyboard alone. */

import { dieOption } from "./dice";
import { commandOf, keyName, type Command } from "./keymap";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";

export interface Commands {
  finish: () => void;
  menu: () => void;
}

/** Commands that lead to a zone: to the things that carry its name. */
const ZONES: ReadonlySet<string> = new Set<Command>([
  "guests",
  "cafe",
  "hotel",
  "hand",
  "kitchen",
  "staff",
  "goals",
  "log",
  "rivals",
]);

function thingsOf(zone: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(zone === "hotel" ? "[data-room]" : `[data-zone="${zone}"]`)];
}

/** Go to a zone: to what can be chosen there, or to its first thing. */
function enter(zone: string): void {
  const all = thingsOf(zone);
  (all.find((node) => node.dataset["open"] === "true") ?? all[0])?.focus();
}

/** Arrows go from thing to thing within a zone, and over the rooms of the hotel. */
function move(event: KeyboardEvent): boolean {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement || here instanceof SVGElement)) return false;
  const room = here.dataset["room"];
  if (room) {
    const column = "abcde".indexOf(room[0] ?? "a");
    const row = Number(room[1]);
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key] ?? [0, 0];
    const next = `${"abcde"[column + (x ?? 0)] ?? ""}${row + (y ?? 0)}`;
    document.querySelector<SVGElement>(`[data-room="${next}"]`)?.focus();
    return true;
  }
  const { zone } = here.dataset;
  if (!zone) return false;
  const all = thingsOf(zone);
  const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  all[(all.indexOf(here as HTMLElement) + step + all.length) % all.length]?.focus();
  return true;
}

function digit(number: number, table: TableStore): void {
  const { choices } = table;
  if (choices.guests.size && document.activeElement?.matches('[data-zone="guests"]')) {
    void table.moves.choose(choices.guests.get(number - 1));
    return;
  }
  const shown = thingsOf("options");
  if (shown.length) {
    shown[number - 1]?.click();
    return;
  }
  if (number > 6) return;
  const options = choices.dice.get(number) ?? [];
  if (number === 6 && options.length > 1) table.intent.toggleCopying();
  else void table.moves.choose(dieOption(options, number, table.intent.boosted));
}

/** The next thing that can be chosen. */
function nextOpen(): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-open="true"], [data-stop]')];
  const here = all.indexOf(document.activeElement as HTMLElement);
  all[(here + 1) % all.length]?.focus();
}

export function keyboard(event: KeyboardEvent, table: TableStore, commands: Commands): void {
  const at = event.target;
  if (at instanceof Element && at.matches("input[type=text], input[type=search], select, textarea, [data-takes-keys]"))
    return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = keyName(event);
  if (key === null) return;
  if (key.startsWith("Arrow")) {
    if (move(event)) event.preventDefault();
    return;
  }
  if (event.repeat && key !== "Tab") {
    // A key that is held chooses, undoes or finishes once, not as often as it repeats.
    event.preventDefault();
    return;
  }
  table.others.unmark();
  const act = fixedKey(key, table, commands) ?? commanded(commandOf(key, settings.keys), table, commands);
  if (act) {
    event.preventDefault();
    act();
  }
}

/** Keys that mean the same for everybody. */
function fixedKey(key: string, table: TableStore, commands: Commands): (() => void) | null {
  if (/^[1-9]$/.test(key)) return () => digit(Number(key), table);
  if (key === "Escape") return () => table.letGo();
  if (key !== "Enter") return null;
  if (document.activeElement && document.activeElement !== document.body) return null;
  const { choices } = table;
  return choices.decline ? () => void table.moves.choose(choices.decline) : choices.finish ? commands.finish : null;
}

function commanded(command: Command | null, table: TableStore, commands: Commands): (() => void) | null {
  if (command === null) return null;
  if (ZONES.has(command)) return () => enter(command);
  const { choices } = table;
  switch (command) {
    case "boost":
      return () => table.intent.boost(!table.intent.boosted);
    case "move_in":
      return () => document.querySelector<HTMLElement>('[data-key^="m"]')?.click();
    case "finish":
      return choices.finish ? commands.finish : choices.decline ? () => void table.moves.choose(choices.decline) : null;
    case "pass":
      return choices.pass ? () => void table.moves.choose(choices.pass) : null;
    case "undo":
      return () => void table.moves.undo();
    case "undo_to_seal":
      return () => void table.moves.undoToSeal();
    case "redo":
      return () => void table.moves.redo();
    case "next":
      return nextOpen;
    case "skip":
      return table.others.isMoving ? () => table.skip() : null;
    case "hint":
      return table.state?.decision ? () => void table.hints.toggle(table.state?.number) : null;
    case "explain":
      return () => table.attention.toggleExplaining();
    default:
      return null;
  }
}
