/** Returns a text of a page without its inline marks: `**strong**`, `code` and [links](/path) as they are read. */
export function plainText(text: string): string {
  return text.replace(/\[([^[\]]+)\]\([^()\s]+\)/g, "$1").replace(/\*\*|`/g, "");
}
