import { wellFormed } from "./well-formed.ts";

/** Returns at most so many characters of a text, whole words where possible, with an ellipsis when it was cut. */
export function excerpt(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = wellFormed(text.slice(0, maxLength));
  const end = cut.search(/\s\S*$/);
  return `${end > maxLength / 2 ? cut.slice(0, end) : cut} …`;
}
