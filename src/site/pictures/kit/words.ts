import type { Locale } from "#text/locales.ts";

/** A text in both languages, written `Indonesian | English`, or once when both are the same: the one form of all pictures. */
export type PictureText = string;

/** Returns a picture's text in one language. */
export function inLanguage(text: PictureText, locale: Locale): string {
  const [indonesian = "", english = indonesian] = text.split(" | ");
  return locale === "id" ? indonesian : english;
}

/** Returns a function that picks the words of a language. */
export const wordsIn = (locale: Locale) => (text: PictureText) => inLanguage(text, locale);
