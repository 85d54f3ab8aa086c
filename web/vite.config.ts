import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = fileURLToPath(new URL(".", import.meta.url));
const texts = `${here}../src/hotelier/text`;

/** Chinese fonts come in some hundred slices: keep those that our texts need. */
function neededSlices(): Plugin {
  return {
    name: "needed-slices",
    enforce: "pre",
    transform(code, id) {
      if (!/noto-(sans|serif)-sc.*\.css/.test(id)) return null;
      const all = readdirSync(`${texts}/zh`)
        .map((file) => readFileSync(`${texts}/zh/${file}`, "utf-8"))
        .join("");
      const used = new Set(Array.from(all, (char) => char.codePointAt(0) ?? 0));
      const faces = code.match(/@font-face\s*{[^}]*}/g) ?? [];
      return faces.filter((face) => isNeeded(face, used)).join("\n");
    },
  };
}

function isNeeded(face: string, used: Set<number>): boolean {
  const ranges = /unicode-range:\s*([^;}]*)/.exec(face)?.[1] ?? "";
  return ranges.split(",").some((range) => {
    const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
    const first = parseInt(from, 16);
    const last = parseInt(to, 16);
    return [...used].some((point) => point > 0x2e80 && point >= first && point <= last);
  });
}

export default defineConfig({
  plugins: [neededSlices(), svelte()],
  base: "/",
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    outDir: "../src/hotelier/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8123", ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
