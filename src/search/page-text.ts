/** What is not read on the page: addresses and ids. */
const notRead = new Set([
  ...["href", "id", "slug", "icon", "anchor", "product", "products", "industry", "industries", "job", "kind", "topic"],
  ...["language", "lang", "version", "published", "starts", "ends", "day"],
]);
/** The words of controls and of what went wrong: read by everyone, looked for by no one. */
const controls = new Set(["labels", "errors", "failure", "link"]);

/** The text of a content set, part after part, without its inline marks; one part a line. */
export function pageText(words: unknown): string {
  const parts: string[] = [];
  collect(words, parts);
  return [...new Set(parts)].join("\n");
}

function collect(value: unknown, parts: string[]): void {
  if (typeof value === "string") {
    const text = withoutMarks(value);
    if (/\p{L}{2}/u.test(text) && !/^(\/|#|https?:|mailto:)/.test(text)) parts.push(text);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, parts);
  } else if (value && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      const plain = typeof item === "string" || (Array.isArray(item) && item.every((it) => typeof it === "string"));
      if (controls.has(key) || (plain && notRead.has(key))) continue;
      collect(item, parts);
    }
  }
}

/** `**strong**`, `code` and [links](/path) as plain text, and nothing that could be taken for a hit's bounds. */
function withoutMarks(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1")
    .replace(/\*\*|`/g, "")
    .replace(/\{\w+\}/g, "…")
    .replace(/[\p{Cc}]+/gu, " ")
    .trim();
}
