import type { LetterBlock, LetterDraft } from "#growth/newsletter/letters/letter-content.ts";
import type { LetterDetail } from "#growth/newsletter/letters/letter-contract.ts";

/** What the form of a letter holds. */
export interface LetterValues extends LetterDraft {
  version: number;
}

const inBoth = { id: "", en: "" };

/** A letter of which nothing is written yet. */
export const emptyLetter: LetterDraft = {
  topic: "monthly",
  locales: ["id", "en"],
  content: { subject: inBoth, preheader: inBoth, blocks: [] },
};

export function valuesOf({ topic, locales, content, version }: LetterDetail): LetterValues {
  return { topic, locales, content, version };
}

const empty: { [Kind in LetterBlock["kind"]]: Omit<Extract<LetterBlock, { kind: Kind }>, "kind" | "key"> } = {
  heading: { text: inBoth },
  text: { text: inBoth },
  picture: { picture: "", href: "" },
  article: { slug: "" },
  event: { event: "" },
  product: { product: "" },
  button: { label: inBoth, href: "" },
};

/** Returns a new block of a kind. */
export function newBlock(kind: LetterBlock["kind"]): LetterBlock {
  return { kind, key: crypto.randomUUID().replaceAll("-", "").slice(0, 12), ...empty[kind] } as LetterBlock;
}
