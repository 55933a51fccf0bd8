import { plainText } from "#text/plain-text.ts";

/** Keys of values that the page does not show: addresses and ids. */
const notShown = new Set([
  ...["href", "id", "slug", "icon", "anchor", "product", "products", "industry", "industries", "job", "kind", "topic"],
  ...["language", "lang", "version", "published", "updated", "starts", "ends", "day"],
  ...["area", "group", "samples"],
]);
/** Keys of the words of controls and errors, which nobody searches for. */
const controls = new Set(["labels", "errors", "failure", "link"]);

/** Returns the text of a content set without its inline marks, one part a line. */
export function pageText(words: unknown): string {
  const parts: string[] = [];
  collect(words, parts);
  return [...new Set(parts)].join("\n");
}

function collect(value: unknown, parts: string[]): void {
  if (typeof value === "string") {
    const text = withoutMarks(value);
    if (/\p{L}{2}/u.test(text) && !/^(\/|#|https?:|mailto:|media:)/.test(text)) parts.push(text);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, parts);
  } else if (value && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      const plain = typeof item === "string" || (Array.isArray(item) && item.every((part) => typeof part === "string"));
      if (controls.has(key) || (plain && notShown.has(key))) continue;
      collect(item, parts);
    }
  }
}

/** Returns `**strong**`, `code` and [links](/path) as plain text, without the characters around hits. */
function withoutMarks(text: string): string {
  return plainText(text)
    .replace(/\{\w+\}/g, "…")
    .replace(/[\p{Cc}]+/gu, " ")
    .trim();
}
