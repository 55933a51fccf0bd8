import type { Locale } from "#text/locales.ts";
import { isProse } from "./prose.ts";

/** The most common small words of each language that the other does not have. */
const smallWords = {
  id: "yang dan di ke dari untuk dengan ini itu tidak pada atau juga akan dapat bisa lebih oleh sudah belum Anda kami dalam adalah karena saat setiap tanpa".split(
    " ",
  ),
  en: "the and of to for with is are that this your you we our from by on it as not or be can have has when every without into they their".split(
    " ",
  ),
};

const countWords = (text: string, words: string[]) =>
  text.split(/[^\p{L}]+/u).filter((word) => words.includes(word) || words.includes(word.toLowerCase())).length;

/** Returns whether a text of a language seems to be written in the other one, by its small words. */
export function isInOtherLanguage({ locale, path, value }: { locale: Locale; path: string; value: string }): boolean {
  // The offer of the other language is written in that language.
  if (!isProse({ path, value }) || path.startsWith("offer.") || value.split(/\s+/).length < 5) return false;
  // Text in quotes or code may be in any language: people are quoted as they speak.
  const own = value.replace(/“[^“”]*”|"[^"]*"|`[^`]*`|‘[^‘’]*’/g, " ");
  const others = countWords(own, smallWords[locale === "id" ? "en" : "id"]);
  return others > countWords(own, smallWords[locale]) && others > 1;
}

/** Returns whether a sentence is the same in both languages. */
export function isSameText({ path, value }: { path: string; value: string }, other: string | undefined): boolean {
  return value === other && isProse({ path, value }) && value.split(/\s+/).length > 5;
}
