import { setLocales, setNames } from "../sets.ts";
import type { Finding } from "./finding.ts";
import { isInOtherLanguage, isSameText } from "./language.ts";
import { allTexts, textsIn } from "./walk.server.ts";

/** Finds text in the other language, and sentences that are the same in both languages. */
export function checkLanguage(): Finding[] {
  const findings = [...allTexts()].filter(isInOtherLanguage).map((text) => ({
    rule: "language" as const,
    code: "other_language" as const,
    ...text,
    message: `content/${text.locale}/${text.set}.json ${text.path} seems to be in the other language: ${text.value.slice(0, 60)}`,
  }));
  return [...findings, ...findSameTexts()];
}

function findSameTexts(): Finding[] {
  return setNames
    .filter((set) => setLocales(set).length === 2)
    .flatMap((set) => {
      const english = new Map(Array.from(textsIn("en", set), ({ path, value }) => [path, value]));
      return [...textsIn("id", set)]
        .filter((text) => isSameText(text, english.get(text.path)))
        .map(({ path, keys }) => ({
          rule: "language" as const,
          code: "same_text" as const,
          set,
          keys,
          message: `${set} ${path} is the same text in both languages`,
        }));
    });
}
