/** Which option a click on a space of dice chooses. */

import type { Option } from "./types";

/** The option of a space, boosted if wanted and offered. The six asks first what it copies. */
export function dieOption(options: Option[], face: number, boosted: boolean): Option | null {
  if (face === 6 && options.length > 1) return null;
  const plain = options.find((option) => !option.boosted) ?? null;
  const more = options.find((option) => option.boosted) ?? null;
  return boosted ? (more ?? plain) : (plain ?? more);
}

/** What the six may copy now. */
export function copies(options: Option[], boosted: boolean): Option[] {
  const offered = options.filter((option) => Boolean(option.boosted) === boosted);
  return offered.length ? offered : options.filter((option) => !option.boosted);
}
