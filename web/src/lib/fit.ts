/** Names as large as their place allows, never below the smallest size of text. */

const STEP = 0.5;

function sizes(largest: number, smallest: number): number[] {
  const found = [];
  for (let size = largest; size > smallest; size -= STEP) found.push(size);
  return [...found, Math.min(largest, smallest)];
}

function fits(node: HTMLElement, room: number): boolean {
  return node.offsetHeight <= room + 0.5 && node.scrollWidth <= node.clientWidth + 0.5 && !touchesCoin(node);
}

/** The coin of a price lies over the corner of its card. */
function touchesCoin(node: HTMLElement): boolean {
  const coin = node.closest("[data-priced]")?.querySelector("[data-price]")?.getBoundingClientRect();
  if (!coin) return false;
  const lines = document.createRange();
  lines.selectNodeContents(node);
  return [...lines.getClientRects()].some(
    (line) =>
      Math.min(line.right, coin.right) - Math.max(line.left, coin.left) > 2 &&
      Math.min(line.bottom, coin.bottom) - Math.max(line.top, coin.top) > 3,
  );
}

function roomIn(box: HTMLElement): number {
  const style = getComputedStyle(box);
  return box.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
}

/** Set a name in its box: in smaller letters before words are parted. */
function set(node: HTMLElement, box: HTMLElement): void {
  const { style } = node;
  for (const name of ["font-size", "line-height", "letter-spacing", "hyphens", "overflow-wrap"])
    style.removeProperty(name);
  if (!box.clientHeight) return;
  const room = roomIn(box);
  const largest = parseFloat(getComputedStyle(node).fontSize);
  const smallest = document.documentElement.lang === "zh" ? 12 : 11;
  style.overflowWrap = "normal";
  for (const hyphens of ["none", "manual"]) {
    style.hyphens = hyphens;
    for (const size of sizes(largest, smallest)) {
      style.fontSize = `${size}px`;
      if (fits(node, room)) return;
    }
  }
  style.lineHeight = "0.95";
  for (const spacing of ["normal", "-0.03em", "-0.06em"]) {
    style.letterSpacing = spacing;
    if (fits(node, room)) return;
  }
  style.overflowWrap = "anywhere";
}

/** For the text of an element in a box of fixed height, its parent. */
export function fit(node: HTMLElement): { destroy: () => void } {
  const box = node.parentElement ?? node;
  const again = (): void => set(node, box);
  const watch = new ResizeObserver(again);
  watch.observe(box);
  const read = new MutationObserver(again);
  read.observe(node, { characterData: true, childList: true, subtree: true });
  // Another language has another smallest size, and often another font, which comes later.
  read.observe(document.documentElement, { attributeFilter: ["lang"] });
  const { fonts } = document as Partial<Document>; // not everywhere where tests run
  fonts?.addEventListener("loadingdone", again);
  return {
    destroy: () => {
      watch.disconnect();
      read.disconnect();
      fonts?.removeEventListener("loadingdone", again);
    },
  };
}
