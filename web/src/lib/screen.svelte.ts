/** Which layout fits the window, and how much it is enlarged. */

import { settings } from "./settings.svelte";

type Layout = "desk" | "tablet" | "phone";

/** What the layouts are drawn for. No phone is narrower than 320. */
const DESK = [1440, 900] as const;
const TABLET = [1024, 768] as const;
const NARROWEST = 320;
const MOST = 1.35;

let width = $state(innerWidth);
let height = $state(innerHeight);

addEventListener("resize", () => {
  width = innerWidth;
  height = innerHeight;
});

/** The layout for a window, if its letters were of the usual size. */
export function layoutOf(wide: number, tall: number, text: number): Layout {
  // The whole table at once leaves no room for larger letters.
  if (wide / text >= (text > 1 ? DESK[0] : 1200) && wide >= tall) return "desk";
  return wide / text >= 700 ? "tablet" : "phone";
}

/** How much a layout is enlarged. Letters one wants larger are larger: one scrolls instead. */
export function zoomOf(layout: Layout, wide: number, tall: number, text: number): number {
  if (layout === "phone") return Math.max(1, Math.min(text, wide / NARROWEST));
  const [drawnWide, drawnTall] = layout === "desk" ? DESK : TABLET;
  const across = wide / text / drawnWide;
  const down = Math.max(tall / text / drawnTall, text > 1 ? 1 : layout === "tablet" ? 0.8 : 0);
  return Math.min(MOST, across, down) * text;
}

export const screenSize = {
  get layout(): Layout {
    return layoutOf(width, height, settings.size / 100);
  },
  get zoom(): number {
    return zoomOf(this.layout, width, height, settings.size / 100);
  },
  /** How much the pages besides the table are enlarged. */
  get pageZoom(): number {
    return Math.max(1, Math.min(settings.size / 100, width / NARROWEST));
  },
  /** The window in pixels of the layout. */
  get width(): number {
    return width / this.zoom;
  },
  get height(): number {
    return height / this.zoom;
  },
  get isNarrow(): boolean {
    return this.layout === "phone" && this.width < 360;
  },
};
