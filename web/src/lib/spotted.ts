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

function isInView(box: DOMRect): boolean {
  return box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
}
