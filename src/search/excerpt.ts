/** Characters that stand around a hit until the text is escaped; texts never hold them. */
export const hitStart = "\u0001";
export const hitEnd = "\u0002";

const endOfSentence = new RegExp(`([.!?:…]${hitEnd}?)\\s*\\n\\s*`, "g");

/** A marked fragment as HTML: everything escaped, hits in `<mark>`, parts of the page set apart. */
export function writeExcerpt(fragment: string): string {
  return fragment
    .trim()
    .replace(endOfSentence, "$1 ")
    .replace(/\s*\n\s*/g, " · ")
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

/** Reads an excerpt into its parts, so that a page can show it without trusting it as HTML. */
export function readExcerpt(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((part) => ({
      marked: part.startsWith("<mark>"),
      text: part.replace(/<\/?mark>/g, "").replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity]!),
    }));
}
