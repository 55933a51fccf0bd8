import { wellFormed } from "./well-formed.ts";

/** Hyphens and dashes that a program puts in the place of `-`, the minus sign among them. */
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const invisible = /\p{Cf}/gu;
const spaces = /[\p{Zs}\u2028\u2029]/gu;

/** Format characters but those that join a drawn sign of several parts. */
const unseen = /(?<!\p{Extended_Pictographic}|\uFE0F)\u200D|(?!\u200D)\p{Cf}/gu;

/**
 * Returns a published text without what nobody sees in it: format characters are dropped, separators of lines become
 * `lineEnd`. Dashes and spaces stay, which writers of prose choose.
 */
export function withoutUnseen(text: string, lineEnd: " " | "\n" = " "): string {
  return text.replace(unseen, "").replace(/\u2028|\u2029/g, lineEnd);
}

/**
 * Returns one line as its writer saw it: composed (NFC), trimmed, without invisible format characters (category Cf: zero
 * width, soft hyphen, direction marks), with plain spaces and hyphens. Numbers and codes that are copied from contacts,
 * chats and PDF files carry such characters. A lone surrogate, which no database can store, becomes U+FFFD.
 */
export function plainLine(text: string): string {
  return wellFormed(text).normalize("NFC").replace(invisible, "").replace(spaces, " ").replace(dashes, "-").trim();
}
