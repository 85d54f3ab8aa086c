/** Where a note stands beside the thing it is about, without hiding what can be clicked. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Below, above, to the right or to the left of a thing: the first place that hides least. */
export function beside(
  thing: Box,
  note: { width: number; height: number },
  free: Box[],
  screen: { width: number; height: number },
): { left: number; top: number } {
  const middle = thing.left + thing.width / 2 - note.width / 2;
  const centre = thing.top + thing.height / 2 - note.height / 2;
  const places = [
    { left: middle, top: thing.top + thing.height + GAP },
    { left: middle, top: thing.top - note.height - GAP },
    { left: thing.left + thing.width + GAP, top: centre },
    { left: thing.left - note.width - GAP, top: centre },
  ].map(({ left, top }) => ({
    left: Math.max(GAP, Math.min(screen.width - note.width - GAP, left)),
    top: Math.max(GAP, Math.min(screen.height - note.height - GAP, top)),
  }));
  const hidden = places.map((place) => {
    const box = { ...place, ...note };
    return [thing, ...free].reduce((sum, one) => sum + overlap(box, one), 0);
  });
  return places[hidden.indexOf(Math.min(...hidden))] ?? { left: GAP, top: GAP };
}
