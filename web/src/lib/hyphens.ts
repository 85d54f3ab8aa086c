/** Places where a long word may break: before the consonants that start a syllable. */

const VOWEL = "aeiouyäöüáéíóúąęаеёиоуыэюя";
// Letters for one sound, and consonants that start a syllable together: Pferde-knecht.
const TOGETHER = /^(ch|sch|sz|cz|rz|ph|th|qu|st|sp|kn|gn|[bfgkp]l|[bdfgkpt]r|[бвгкп]л|[бвгдкпт]р|ст|св)/i;
// Compounds that the rule would break in the wrong place.
const SEAMS = new Map(
  [
    "Direktions-assistent",
    "Empfangs-chef",
    "House-keeper",
    "Innen-architekt",
    "Justiz-ober-sekretär",
    "Kommer-zial-rat",
    "Marketing-leiter",
    "Управ-ляющий",
    "Управ-ляющего",
    "Заслу-женный",
  ].map((word) => [word.replaceAll("-", ""), word.split("-")]),
);

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWEL.includes(letter.toLowerCase());
}

/** How many consonants start the syllable here; 0 if no syllable starts. */
function onset(letters: string[], place: number): number {
  const length = TOGETHER.exec(letters.slice(place).join(""))?.[0].length ?? 1;
  const before = letters.slice(place, place + length);
  return before.some(isVowel) || !isVowel(letters[place + length]) ? 0 : length;
}

function softWord(word: string, long: number): string {
  const letters = Array.from(word);
  if (letters.length < long) return word;
  const parts = SEAMS.get(word);
  if (parts) return parts.map((part) => softWord(part, 8)).join("\u00AD");
  let inside = 0;
  return letters
    .map((letter, place) => {
      const length = place < inside ? 0 : onset(letters, place);
      if (length) inside = place + length;
      const room = place >= 3 && letters.length - place >= 3;
      const follows = letters.slice(0, place).some(isVowel);
      const pair = /^(sch|ch|ck)$/i.test(`${letters[place - 1] ?? ""}${letter}`);
      return length && room && follows && !pair ? `\u00AD${letter}` : letter;
    })
    .join("");
}

/** A text in which words of so many letters or more may break. */
export function softly(name: string, long: number): string {
  return name.replace(/[\p{L}]+/gu, (word) => softWord(word, long));
}
