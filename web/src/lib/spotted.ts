/** Places on the screen by the names the table gives them (`data-spot`). */

/** The box of a place, if it is on screen. An element may carry several names. */
export function boxOf(spot: string): DOMRect | null {
  for (const node of document.querySelectorAll(`[data-spot~="${CSS.escape(spot)}"]`)) {
    const box = node.getBoundingClientRect();
    if (box.width > 0 && box.height > 0 && isInView(box)) return box;
  }
  return null;
}

/** The first place of a list that is on screen. */
export function firstBox(names: readonly string[]): DOMRect | null {
  for (const name of names) {
    const box = boxOf(name);
    if (box) return box;
  }
  return null;
}

/** The box of a place that nothing lies upon: no sheet, no enlarged board. */
export function openBox(spot: string): DOMRect | null {
  const box = boxOf(spot);
  if (!box) return null;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const here = top?.closest("[data-spot]") ?? top;
  return top === null ||
    here?.matches(`[data-spot~="${CSS.escape(spot)}"]`) ||
    top.querySelector(`[data-spot~="${CSS.escape(spot)}"]`)
    ? box
    : null;
}

function isInView(box: DOMRect): boolean {
  return box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
}
