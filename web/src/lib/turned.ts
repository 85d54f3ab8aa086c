/** A room turns over when it changes; with less motion it only fades in. */

import type { TransitionConfig } from "svelte/transition";
import { speedNow } from "./settings.svelte";

export function turned(_node: Element): TransitionConfig {
  if (speedNow() === 0) return { duration: 120, css: (t) => `opacity: ${t}` };
  return {
    duration: 300,
    css: (t) => `transform-box: fill-box; transform-origin: center; transform: scaleX(${t}); opacity: ${0.3 + 0.7 * t}`,
  };
}
