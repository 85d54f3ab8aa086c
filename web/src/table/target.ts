/** Things on the table that can be chosen: click, hover, focus, and "why not?" on all others. */

import type { CardName } from "../lib/attention.svelte";
import { keyName, keyOf } from "../lib/keymap";
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Asked, Option } from "../lib/types";

export interface Target {
  table: TableStore;
  /** What a click chooses, if that is possible. */
  option: Option | null | undefined;
  /** What to ask about if it is not. */
  about: Asked[];
  title: string;
  /** Instead of choosing at once: something to do first. */
  act?: (() => void) | undefined;
  card?: CardName;
}

const LONG = 500;

export function target(node: HTMLElement | SVGElement, params: Target) {
  let now = params;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  function explain(): void {
    const { table, about, title } = now;
    if (about.length && table.state && table.state.seat !== null) {
      void table.whyNot(about, title, node.getBoundingClientRect());
    }
  }

  /** A button within the thing (a good of an order) speaks for itself. */
  function isInner(event: Event): boolean {
    const button = (event.target as Element).closest("button");
    return button !== null && button !== node && node.contains(button);
  }

  function click(event: Event): void {
    if (isInner(event)) return;
    event.stopPropagation();
    if (held) {
      held = false;
      return;
    }
    const { table, option, act } = now;
    table.attention.hush();
    if (table.attention.explains) {
      if (option?.text)
        table.attention.tell({ title: now.title, text: option.text, rule: null, box: node.getBoundingClientRect() });
      else explain();
    } else if (act) act();
    else if (option) void table.moves.choose(option);
    else explain();
  }

  function over(): void {
    now.table.attention.hover(now.option);
    clearTimeout(timer);
    if (now.card) {
      const card = now.card;
      timer = setTimeout(() => now.table.attention.inspect(card, node.getBoundingClientRect()), LONG);
    }
  }

  function out(): void {
    clearTimeout(timer);
    now.table.attention.unhover(now.option);
  }

  function press(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    held = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = true;
      if (now.card) now.table.attention.inspect(now.card, node.getBoundingClientRect());
      else if (!now.option) explain();
    }, LONG);
  }

  function key(event: KeyboardEvent): void {
    if (isInner(event)) return;
    if (keyName(event) === keyOf("inspect", settings.keys)) {
      if (now.card) now.table.attention.inspect(now.card, node.getBoundingClientRect());
      else explain();
    } else if ((event.key === "Enter" || event.key === " ") && node.tagName !== "BUTTON") {
      event.preventDefault();
      click(event);
    }
  }

  const on: [string, EventListener][] = [
    ["click", click],
    ["mouseenter", over],
    ["mouseleave", out],
    ["focus", over],
    ["blur", out],
    ["pointerdown", press as EventListener],
    ["pointerup", () => clearTimeout(timer)],
    ["keydown", key as EventListener],
  ];
  for (const [name, listener] of on) node.addEventListener(name, listener);
  return {
    update(fresh: Target) {
      now = fresh;
    },
    destroy() {
      clearTimeout(timer);
      for (const [name, listener] of on) node.removeEventListener(name, listener);
    },
  };
}
