/** Characters around a hit until the text is escaped; texts never contain them. */
export const hitStart = "\u0001";
export const hitEnd = "\u0002";

const endOfSentence = new RegExp(`([.!?:…]${hitEnd}?)\\s*\\n\\s*`, "g");

/** Returns a marked fragment as HTML: everything escaped, hits in `<mark>`, parts of the page separated. */
export function writeExcerpt(fragment: string): string {
  return fragment
    .trim()
    .replace(endOfSentence, "$1 ")
    .replace(/(?<!\s)\s*\n\s*/g, " · ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")
    .replaceAll(hitStart, "<mark>")
    .replaceAll(hitEnd, "</mark>");
}

export interface ExcerptPart {
  text: string;
  marked: boolean;
}

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };

/** Returns the parts of an excerpt, so that a page can show it without trusting it as HTML. */
export function readExcerpt(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/(<mark>[^<]*<\/mark>)/)
    .filter(Boolean)
    .map((part) => ({
      marked: part.startsWith("<mark>"),
      text: part.replace(/<\/?mark>/g, "").replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity]!),
    }));
}
