/** Places where a long word may break: before a consonant that starts a syllable. */

const VOWEL = "aeiouyäöüáéíóúąęаеёиоуыэюя";

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWEL.includes(letter.toLowerCase());
}

function softWord(word: string, long: number): string {
  const letters = [...word];
  if (letters.length < long) return word;
  return letters
    .map((letter, place) => {
      const starts = !isVowel(letter) && isVowel(letters[place + 1]);
      const room = place >= 3 && letters.length - place >= 3;
      const follows = letters.slice(0, place).some(isVowel);
      // Two letters for one sound stay together.
      const pair = /^(ch|sch|st|sz|cz|rz|ph|th|ck|qu)$/i.test(`${letters[place - 1] ?? ""}${letter}`);
      return starts && room && follows && !pair ? `\u00AD${letter}` : letter;
    })
    .join("");
}

/** A text in which words of so many letters or more may break. */
export function softly(name: string, long: number): string {
  return name.replace(/[\p{L}]+/gu, (word) => softWord(word, long));
}
