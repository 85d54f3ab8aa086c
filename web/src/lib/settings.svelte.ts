/** What the player likes; kept in this browser. */

export interface Settings {
  language: string;
  theme: "day" | "night" | "system";
  motion: "full" | "less";
  letters: boolean;
  size: number;
  askBeforeSeal: boolean;
  reminders: boolean;
  autoFinish: boolean;
  notify: boolean;
  name: string;
  bot: string;
}

const KEY = "hotelier-settings";
const LANGUAGES = ["en", "de", "ru", "pl", "zh"];

function preferred(): string {
  const wanted = (navigator.languages ?? []).map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

function initial(): Settings {
  const usual: Settings = {
    language: preferred(),
    theme: "system",
    motion: "full",
    letters: false,
    size: 100,
    askBeforeSeal: false,
    reminders: true,
    autoFinish: false,
    notify: false,
    name: "",
    bot: "greedy",
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
  root.dataset["motion"] = settings.motion;
  root.dataset["letters"] = settings.letters ? "on" : "off";
  root.lang = settings.language;
}
