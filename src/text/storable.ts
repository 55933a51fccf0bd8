import { wellFormed } from "./well-formed.ts";

/** Returns a text without what a database column refuses: the character zero, and halves of characters. */
export function storable(text: string): string {
  return wellFormed(text.replaceAll("\0", ""));
}

/** Returns a text as one line of at most so many characters that a database column takes. */
export function storableLine(text: string, max: number): string {
  // Most of what is cut off is not looked at.
  return wellFormed(
    storable(text.slice(0, 4 * max))
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, max),
  );
}
