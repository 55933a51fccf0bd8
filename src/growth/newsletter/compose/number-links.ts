import { readMarks } from "#text/inline-marks.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { FrozenLetter, ResolvedBlock } from "./resolved-letter.ts";

/** A link of a letter whose clicks are counted: by its number alone, without anything about who clicks. */
export interface NumberedLink {
  number: number;
  locale: Locale;
  href: string;
}

/** Returns the addresses that a block leads to, each once, in their order. */
export function hrefsOf(block: ResolvedBlock): string[] {
  if (block.kind === "text") {
    const links = block.paragraphs.flatMap(readMarks).filter((part) => part.mark === "link");
    return [...new Set(links.map(({ href }) => href))];
  }
  return "href" in block && block.href ? [block.href] : [];
}

/** Returns the links of a letter in its languages, numbered from 1; mail addresses are not counted. */
export function numberLinks(letter: FrozenLetter): NumberedLink[] {
  const links = locales.flatMap((locale) => {
    const hrefs = new Set((letter[locale]?.blocks ?? []).flatMap(hrefsOf));
    return [...hrefs].filter((href) => !href.startsWith("mailto:")).map((href) => ({ locale, href }));
  });
  return links.map((link, index) => ({ number: index + 1, ...link }));
}
