/** Playing by keyboard alone. */

import { dieOption } from "./dice";
import type { TableStore } from "./table.svelte";

export interface Commands {
  finish: () => void;
  menu: () => void;
}

const ZONES: Record<string, string> = {
  g: '[data-key^="g"]',
  c: '[data-key^="c"], [data-key^="m"]',
  h: "[data-room]",
  j: '[data-key^="j"]',
  k: ".kg",
  t: ".pl",
  p: '[data-key^="p"]',
  l: ".log ol",
  v: ".opp .xb",
};

/** Go to a zone: to what can be chosen there, or to its first thing. */
function enter(zone: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(ZONES[zone] ?? "")];
  const first = all.find((node) => node.classList.contains("legal") || node.classList.contains("can"));
  (first ?? all[0])?.focus();
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
  const zone = Object.values(ZONES).find((selector) => here.matches(selector)) ?? (here.matches(".op") ? ".op" : here.matches(".ds") ? ".ds" : null);
  if (!zone) return false;
  const all = [...document.querySelectorAll<HTMLElement>(zone)];
  const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  all[(all.indexOf(here as HTMLElement) + step + all.length) % all.length]?.focus();
  return true;
}

function digit(number: number, table: TableStore): void {
  const { choices } = table;
  if (choices.guests.size && document.activeElement?.matches('[data-key^="g"]')) {
    void table.choose(choices.guests.get(number - 1));
    return;
  }
  const shown = [...document.querySelectorAll<HTMLButtonElement>(".opts .op")];
  if (shown.length) {
    shown[number - 1]?.click();
    return;
  }
  if (number > 6) return;
  const options = choices.dice.get(number) ?? [];
  if (number === 6 && options.length > 1) table.copying = !table.copying;
  else void table.choose(dieOption(options, number, table.boosted));
}

/** The next thing that can be chosen. */
function nextOpen(): void {
  const all = [...document.querySelectorAll<HTMLElement>(".legal, .room.can, .op, .mv, .pen2, .sheet .foot .bt, .abar .pri")];
  const here = all.indexOf(document.activeElement as HTMLElement);
  all[(here + 1) % all.length]?.focus();
}

export function keyboard(event: KeyboardEvent, table: TableStore, commands: Commands): void {
  const at = event.target as HTMLElement;
  if (at.matches?.("input[type=text], input[type=search], select, textarea")) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key.startsWith("Arrow")) {
    if (move(event)) event.preventDefault();
    return;
  }
  if (event.repeat && key !== "Tab") {
    // A key that is held chooses, undoes or finishes once, not as often as it repeats.
    event.preventDefault();
    return;
  }
  const act = commandOf(key, event, table, commands);
  if (act) {
    event.preventDefault();
    act();
  }
}

function commandOf(key: string, event: KeyboardEvent, table: TableStore, commands: Commands): (() => void) | null {
  const { choices } = table;
  if (/^[1-9]$/.test(key)) return () => digit(Number(key), table);
  if (ZONES[key]) return () => enter(key);
  switch (key) {
    case "b":
      return () => (table.boosted = !table.boosted);
    case "m":
      return () => document.querySelector<HTMLElement>(".mv")?.click();
    case "f":
      return choices.finish ? commands.finish : choices.decline ? () => void table.choose(choices.decline) : null;
    case "x":
      return choices.pass ? () => void table.choose(choices.pass) : null;
    case "z":
      return event.shiftKey ? () => void table.undoToSeal() : () => void table.undo();
    case "y":
      return () => void table.redo();
    case "n":
      return nextOpen;
    case "?":
      return () => (table.explain = !table.explain);
    case "Escape":
      return () => {
        table.movingTable = null;
        table.copying = false;
        table.inspected = null;
        table.reason = null;
        table.explain = false;
      };
    case "Enter":
      if (document.activeElement && document.activeElement !== document.body) return null;
      return choices.decline ? () => void table.choose(choices.decline) : null;
    default:
      return null;
  }
}
