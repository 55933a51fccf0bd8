import { type SetName, setLocales, setNames } from "#content/sets.ts";
import { allTexts, isProse, readRaw, textsOf } from "./walk.ts";

/** The commonest small words of each language that the other does not have. */
const small = {
  id: "yang dan di ke dari untuk dengan ini itu tidak pada atau juga akan dapat bisa lebih oleh sudah belum Anda kami dalam adalah karena saat setiap tanpa".split(
    " ",
  ),
  en: "the and of to for with is are that this your you we our from by on it as not or be can have has when every without into they their".split(
    " ",
  ),
};
const counts = (text: string, words: string[]) =>
  text.split(/[^\p{L}]+/u).filter((word) => words.includes(word) || words.includes(word.toLowerCase())).length;

/** Text left in the other language, found by its small words; and sentences that are the same in both. */
export function checkLanguage(): string[] {
  const findings: string[] = [];
  for (const text of allTexts()) {
    // The offer of the other language is written in that language.
    if (!isProse(text) || text.path.startsWith("offer.") || text.value.split(/\s+/).length < 5) continue;
    // What stands in quotes or code may be in any language: people are quoted as they speak.
    const value = text.value.replace(/“[^”]*”|"[^"]*"|`[^`]*`|‘[^’]*’/g, " ");
    const own = counts(value, small[text.locale]);
    const other = counts(value, small[text.locale === "id" ? "en" : "id"]);
    if (other > own && other > 1)
      findings.push(
        `content/${text.locale}/${text.set}.json ${text.path} reads like the other language: ${text.value.slice(0, 60)}`,
      );
  }
  return [...findings, ...identical()];
}

function identical(): string[] {
  return setNames
    .filter((set) => setLocales(set).length === 2)
    .flatMap((set: SetName) => {
      const english = new Map(Array.from(textsOf(readRaw("en", set)), ({ path, value }) => [path, value]));
      return [...textsOf(readRaw("id", set))]
        .filter((text) => isProse(text) && text.value.split(/\s+/).length > 5 && english.get(text.path) === text.value)
        .map(({ path }) => `${set} ${path} is the same text in both languages`);
    });
}
