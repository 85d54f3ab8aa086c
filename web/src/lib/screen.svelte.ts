/** Which layout fits the window, and how much it is enlarged. */

import { settings } from "./settings.svelte";

let width = $state(innerWidth);
let height = $state(innerHeight);

addEventListener("resize", () => {
  width = innerWidth;
  height = innerHeight;
});

export const screenSize = {
  get layout(): "desk" | "tablet" | "phone" {
    const wide = width / (settings.size / 100);
    if (wide >= 1200 && width >= height) return "desk";
    if (wide >= 700) return "tablet";
    return "phone";
  },
  /** The desk is drawn for 1440 by 900, the tablet for 1024 by 768. */
  get zoom(): number {
    const text = settings.size / 100;
    if (this.layout === "desk") {
      return Math.min(1.35, Math.min(width / 1440, height / 900)) * text;
    }
    if (this.layout === "tablet") return Math.min(1.35, Math.min(width / 1024, Math.max(0.8, height / 768))) * text;
    return text;
  },
  get width(): number {
    return width;
  },
  get height(): number {
    return height;
  },
};
