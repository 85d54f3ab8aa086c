/** Options by the thing on the table that one clicks for them. */

import type { Good, Option } from "./types";

export interface Choices {
  all: Option[];
  guests: Map<number, Option>;
  dice: Map<number, Option[]>;
  rooms: Map<string, Option>;
  moveIn: Map<number, Option[]>;
  serve: Map<number, Option[]>;
  keep: Map<Good, Option>;
  complete: Map<number, Option>;
  hand: Map<number, Option>;
  staff: Map<number, Option>;
  politics: Map<string, Option>;
  /** Those without a place of their own: they stand in the bar. */
  bar: Option[];
  decline: Option | null;
  finish: Option | null;
  pass: Option | null;
}

export function noChoices(): Choices {
  return {
    all: [],
    guests: new Map(),
    dice: new Map(),
    rooms: new Map(),
    moveIn: new Map(),
    serve: new Map(),
    keep: new Map(),
    complete: new Map(),
    hand: new Map(),
    staff: new Map(),
    politics: new Map(),
    bar: [],
    decline: null,
    finish: null,
    pass: null,
  };
}

function add<K>(map: Map<K, Option[]>, key: K, option: Option): void {
  const list = map.get(key);
  if (list) list.push(option);
  else map.set(key, [option]);
}

/** Sort options by the thing they are about; staff in play and in the hand are told apart. */
export function sortOptions(options: Option[], inPlay: ReadonlySet<number>): Choices {
  const found = noChoices();
  found.all = options;
  for (const option of options) place(found, option, inPlay);
  return found;
}

function place(found: Choices, option: Option, inPlay: ReadonlySet<number>): void {
  switch (option.action) {
    case "take_guest":
      found.guests.set(option.space ?? 0, option);
      break;
    case "take_die":
    case "use_dice":
      add(found.dice, option.face ?? 0, option);
      break;
    case "take_six_idle":
      add(found.dice, 6, option);
      break;
    case "prepare_room":
    case "turn_room":
    case "remove_room":
      found.rooms.set(option.room ?? "", option);
      break;
    case "move_in":
      add(found.moveIn, option.table ?? 0, option);
      break;
    case "place_good":
    case "serve":
      add(found.serve, option.table ?? 0, option);
      break;
    case "keep_goods":
      found.keep.set(option.good ?? "strudel", option);
      break;
    case "complete_order":
      found.complete.set(option.table ?? 0, option);
      break;
    case "hire_staff":
    case "return_staff":
    case "draft_staff":
      found.hand.set(option.staff ?? 0, option);
      break;
    case "use_staff":
    case "discard_staff":
      (inPlay.has(option.staff ?? 0) ? found.staff : found.hand).set(option.staff ?? 0, option);
      break;
    case "claim_politics":
      found.politics.set(option.group ?? "", option);
      break;
    case "decline":
      found.decline = option;
      break;
    case "finish_turn":
      found.finish = option;
      break;
    case "pass":
      found.pass = option;
      break;
    default:
      found.bar.push(option);
  }
}
