import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/languages";

const root = `${import.meta.dirname}/..`;
const texts = `${root}/../src/hotelier/text`;

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

/** The Fluent files that are sent to a page. */
const sent = (/text\/\*\/\{([a-z,]+)\}\.ftl/.exec(sources)?.[1] ?? "").split(",");

function messagesOf(language: string, file: string): string[] {
  const written = readFileSync(`${texts}/${language}/${file}.ftl`, "utf-8");
  return [...written.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
}

/** Keys written out, beside `say` or in a list that is said later. */
const said = [
  ...sources.matchAll(/["'`]((?:web|log)-[a-z0-9_-]*[a-z0-9])["'`]/g),
  ...[...sources.matchAll(/\bsay\(([^)]*)/g)].flatMap((call) => [
    ...(call[1] ?? "").matchAll(/["'`]([a-z]+-[a-z0-9_-]*[a-z0-9])["'`]/g),
  ]),
].map((found) => found[1] ?? "");
/** What keys begin with whose end is known only later. */
const begun = [
  ...sources.matchAll(/`((?:web|log)-[a-z0-9-]*-?)\$\{/g),
  ...sources.matchAll(/\bsay\(`([a-z]+-[a-z0-9-]*)\$\{/g),
].map((found) => found[1] ?? "");

describe.each(Object.keys(LANGUAGES))("texts on screen in %s", (language) => {
  const messages = new Set(sent.flatMap((file) => messagesOf(language, file)));

  it("are sent for every key that is said", () => {
    expect(said.length).toBeGreaterThan(150);
    expect(said.filter((key) => !messages.has(key))).toEqual([]);
    expect(begun.length).toBeGreaterThan(15);
    expect(begun.filter((start) => ![...messages].some((key) => key.startsWith(start)))).toEqual([]);
  });

  it("are all said somewhere, in every file that is sent", () => {
    const isSaid = (key: string): boolean =>
      new RegExp(`["'\`]${key}["'\`]`).test(sources) || begun.some((start) => key.startsWith(start));
    expect([...messages].filter((key) => !isSaid(key))).toEqual([]);
  });

  it("refer to no message of a file that is not sent", () => {
    const written = sent.map((file) => readFileSync(`${texts}/${language}/${file}.ftl`, "utf-8")).join("\n");
    const meant = [...written.matchAll(/\{\s*(-?[a-z][\w-]*)(?:\.[\w-]+)?\s*\}/g)].map((found) => found[1] ?? "");
    expect(meant.filter((key) => !messages.has(key))).toEqual([]);
  });
});

describe("texts on screen", () => {
  it("are written in every language that is offered, and in no other", () => {
    expect(Object.keys(LANGUAGES).toSorted()).toEqual(readdirSync(texts).filter(isLanguage).toSorted());
  });

  it("show every section of the rules", () => {
    const rules = readFileSync(`${texts}/en/rules.ftl`, "utf-8");
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
