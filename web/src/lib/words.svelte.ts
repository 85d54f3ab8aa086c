/** The messages of the language in force; of the Fluent files the server reads those that pages say. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

const sources = import.meta.glob<string>("../../../src/hotelier/text/*/{web,table,sources,rules}.ftl", {
  query: "?raw",
  import: "default",
});

let wanted = "";
let bundle = $state.raw<FluentBundle>(new FluentBundle("en", { useIsolating: false }));

/** Load a language; everything on screen changes at once, to what was asked for last. */
export async function loadWords(language: string): Promise<void> {
  wanted = language;
  const paths = Object.keys(sources).filter((path) => path.includes(`/text/${language}/`));
  const texts = await Promise.all(paths.map((path) => sources[path]?.() ?? Promise.resolve("")));
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) fresh.addResource(new FluentResource(text));
  if (language === "zh") await import("../styles/fonts-zh");
  if (language === "pl") await import("../styles/fonts-pl");
  if (language === wanted) bundle = fresh;
}

type Arguments = Record<string, string | number>;

/** A message; a key that does not exist shows itself. */
export function say(key: string, args?: Arguments): string {
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  return bundle.formatPattern(pattern, args, []);
}

export function hasMessage(key: string): boolean {
  return bundle.hasMessage(key);
}
