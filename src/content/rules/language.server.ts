import type { Finding } from "./finding.ts";
import { isInOtherLanguage, isSameText } from "./language.ts";
import { allTexts, textPairs } from "./walk.server.ts";

/** Finds text in the other language, and sentences that are the same in both languages. */
export function* checkLanguage(): Generator<Finding | undefined> {
  for (const text of allTexts()) {
    yield;
    if (!isInOtherLanguage(text)) continue;
    const message = `content/${text.locale}/${text.set}.json ${text.path} seems to be in the other language: ${text.value.slice(0, 60)}`;
    yield { rule: "language", code: "other_language", ...text, message };
  }
  for (const { text, other } of textPairs()) {
    yield;
    if (!isSameText(text, other)) continue;
    const { set, keys, path } = text;
    const message = `${set} ${path} is the same text in both languages`;
    yield { rule: "language", code: "same_text", set, keys, message };
  }
}
