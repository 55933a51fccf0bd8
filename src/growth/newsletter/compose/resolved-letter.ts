import type { Locale } from "#text/locales.ts";

/** A picture of a letter as mail programs load it. */
export interface LetterPicture {
  /** Its address, from the site's origin on. */
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** A block with everything it shows in one language; addresses of pages are those of the site, without language. */
export type ResolvedBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; paragraphs: string[] }
  | ({ kind: "picture"; href: string } & LetterPicture)
  | { kind: "article"; title: string; summary: string; href: string; note: string }
  | { kind: "event"; title: string; when: string; place: string; href: string; sample: boolean }
  | { kind: "product"; title: string; summary: string; href: string }
  | { kind: "button"; label: string; href: string };

/** A letter in one language as it is sent; it stays so, whatever becomes of what it names. */
export interface ResolvedLetter {
  subject: string;
  preheader: string;
  blocks: ResolvedBlock[];
}

export type FrozenLetter = Partial<Record<Locale, ResolvedLetter>>;

/** What a letter lacks before it can be sent; `block` is its place in the list. */
export interface LetterProblem {
  code:
    | "text_missing"
    | "link_missing"
    | "not_chosen"
    | "not_found"
    | "picture_unusable"
    | "empty"
    | "too_large"
    | "page_missing";
  locale: Locale;
  block?: number;
}
