import { setLocales, setNames } from "../sets.ts";
import type { Finding } from "./finding.ts";
import { allTexts, isProse, textsIn } from "./walk.server.ts";

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

/** Finds text in the other language by its small words, and sentences that are the same in both languages. */
export function checkLanguage(): Finding[] {
  const findings: Finding[] = [];
  for (const text of allTexts()) {
    // The offer of the other language is written in that language.
    if (!isProse(text) || text.path.startsWith("offer.") || text.value.split(/\s+/).length < 5) continue;
    // Text in quotes or code may be in any language: people are quoted as they speak.
    const value = text.value.replace(/“[^”]*”|"[^"]*"|`[^`]*`|‘[^’]*’/g, " ");
    const own = countWords(value, smallWords[text.locale]);
    const other = countWords(value, smallWords[text.locale === "id" ? "en" : "id"]);
    if (other > own && other > 1)
      findings.push({
        rule: "language",
        ...text,
        message: `content/${text.locale}/${text.set}.json ${text.path} seems to be in the other language: ${text.value.slice(0, 60)}`,
      });
  }
  return [...findings, ...findIdenticalTexts()];
}

function findIdenticalTexts(): Finding[] {
  return setNames
    .filter((set) => setLocales(set).length === 2)
    .flatMap((set) => {
      const english = new Map(Array.from(textsIn("en", set), ({ path, value }) => [path, value]));
      return [...textsIn("id", set)]
        .filter((text) => isProse(text) && text.value.split(/\s+/).length > 5 && english.get(text.path) === text.value)
        .map(({ path, keys }) => ({
          rule: "language" as const,
          set,
          keys,
          message: `${set} ${path} is the same text in both languages`,
        }));
    });
}
