/** Which cards are looked for: each filter says one thing, and a card must have all of them. */

/** What can be asked of a card; what is not there was not asked, or the card has no such thing. */
export interface Traits {
  kind?: string;
  colour?: string;
  timing?: string;
  cost?: number;
  good?: string;
}

/** Whether a card is looked for; `text` may stand anywhere in its words. */
export function isWanted(
  wish: Traits & { text?: string },
  card: Omit<Traits, "good"> & { goods?: string[] },
  ...words: string[]
): boolean {
  const asked = (["kind", "colour", "timing", "cost"] as const).filter((trait) => wish[trait] !== undefined);
  return (
    asked.every((trait) => wish[trait] === card[trait]) &&
    (wish.good === undefined || (card.goods ?? []).includes(wish.good)) &&
    words
      .join(" ")
      .toLowerCase()
      .includes((wish.text ?? "").trim().toLowerCase())
  );
}
