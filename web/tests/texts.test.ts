import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/languages";

const root = `${import.meta.dirname}/..`;
const written = ["web", "table"]
  .map((name) => readFileSync(`${root}/../src/hotelier/text/en/${name}.ftl`, "utf-8"))
  .join("\n");
const messages = new Set([...written.matchAll(/^((?:web|log)-[\w-]+) =/gm)].map((found) => found[1]));

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}

const sources = files(`${root}/src`)
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(file, "utf-8"))
  .join("\n");

/** Folders of texts are named after their language. */
const isLanguage = (name: string): boolean => /^[a-z]{2}$/.test(name);

describe("texts on screen", () => {
  it("exist for every key that is said", () => {
    const said = [...sources.matchAll(/["'`]((?:web|log)-[a-z0-9_-]*[a-z0-9])["'`]/g)].map((found) => found[1] ?? "");
    expect(said.length).toBeGreaterThan(150);
    expect(said.filter((key) => !messages.has(key))).toEqual([]);
  });

  it("are all said somewhere", () => {
    const starts = [...sources.matchAll(/`((?:web|log)-[a-z0-9-]*-?)\$\{/g)].map((found) => found[1] ?? "");
    const unused = [...messages].filter(
      (key) => key && !sources.includes(key) && !starts.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it("are written in every language that is offered, and in no other", () => {
    expect(Object.keys(LANGUAGES).toSorted()).toEqual(
      readdirSync(`${root}/../src/hotelier/text`).filter(isLanguage).toSorted(),
    );
  });

  it("show every section of the rules", () => {
    const rules = readFileSync(`${root}/../src/hotelier/text/en/rules.ftl`, "utf-8");
    const titles = [...rules.matchAll(/^rules-([a-z]+) =/gm)]
      .map((found) => found[1])
      .filter((name) => name !== "link");
    const page = readFileSync(`${root}/src/screens/Rules.svelte`, "utf-8");
    const list = /const sections = \[([^\]]*)\]/.exec(page)?.[1] ?? "";
    const shown = [...list.matchAll(/"([a-z]+)"/g)].map((found) => found[1]);
    expect(titles.length).toBeGreaterThan(10);
    expect(shown).toEqual(titles);
  });
});
