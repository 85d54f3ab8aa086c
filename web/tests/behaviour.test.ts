import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = `${import.meta.dirname}/../..`;
const folders = ["web/src", "web/tests", "tests/browser", "tools"];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}

/** Selectors by which a script looks for something on the page. */
function selectors(source: string): string[] {
  const found = source.matchAll(
    /(?:querySelector(?:All)?(?:<\w+>)?|closest|matches|locator)\(\s*f?(["'`])(.*?)\1\s*\)/gs,
  );
  return [...found].map((call) => (call[2] ?? "").replaceAll(/\$?\{[^}]*\}/g, ""));
}

describe("scripts and tests", () => {
  const sources = folders
    .flatMap((folder) => files(`${root}/${folder}`))
    .filter((file) => /\.(svelte|ts|js|py)$/.test(file));
  const asked = sources.flatMap((file) => selectors(readFileSync(file, "utf-8")));

  it("find things by data attributes, roles and names, not by classes made for style", () => {
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((selector) => /(^|[\s\w\])>+~,(:])\.[a-z]/.test(selector))).toEqual([]);
    const text = sources
      .filter((file) => !file.endsWith("behaviour.test.ts"))
      .map((file) => readFileSync(file, "utf-8"));
    expect(text.filter((source) => source.includes("classList"))).toEqual([]);
  });
});
