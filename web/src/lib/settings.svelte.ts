/** What the player likes; kept in this browser. */

import { LANGUAGES } from "./languages";
import type { Speed } from "./playback";

/** What one can be reminded of at the end of a turn. */
export const REMINDERS = ["guest", "politics", "staff", "order", "take"] as const;
export type Reminder = (typeof REMINDERS)[number];

export interface Settings {
  language: string;
  theme: "day" | "night" | "system";
  speed: Speed;
  sound: boolean;
  letters: boolean;
  patterns: boolean;
  size: number;
  askBeforeSeal: boolean;
  /** Reminders the player does not want. */
  muted: Reminder[];
  autoFinish: boolean;
  notify: boolean;
  /** Whether the player has been asked about notifications. */
  notifyAsked: boolean;
  /** Commands with another key than the usual one. */
  keys: Record<string, string>;
  textTable: boolean;
  name: string;
  bot: string;
}

const KEY = "hotelier-settings";

function preferred(): string {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

function initial(): Settings {
  const usual: Settings = {
    language: preferred(),
    theme: "system",
    speed: 1,
    sound: false,
    letters: false,
    patterns: false,
    size: 100,
    askBeforeSeal: false,
    muted: [],
    autoFinish: false,
    notify: false,
    notifyAsked: false,
    keys: {},
    textTable: false,
    name: "",
    bot: "porter",
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = $state<Settings>(initial());

// What is changed in one tab holds in all of them.
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, initial());
});

export function saveSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage plays with the usual settings.
  }
}

/** Show the settings on the page: theme, language, motion. */
export function showSettings(): void {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = settings.theme === "system" ? (dark ? "night" : "day") : settings.theme;
  root.dataset["theme"] = theme;
  root.dataset["motion"] = settings.speed === 0 ? "less" : "full";
  root.dataset["patterns"] = settings.patterns ? "strong" : "usual";
  root.dataset["letters"] = settings.letters ? "on" : "off";
  root.lang = settings.language;
}

/** How fast things move: not at all where the system or the player wants it so. */
export function speedNow(): Speed {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : settings.speed;
}
