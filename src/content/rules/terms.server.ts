import { findTerms } from "../find-terms.ts";
import { readTerms } from "../read-terms.server.ts";
import type { Finding } from "./finding.ts";
import { allTexts } from "./walk.server.ts";

/** Checks that one thing has one word: the list is `content/terms.json`. */
export function* checkTerms(): Generator<Finding | undefined> {
  const list = readTerms();
  for (const text of allTexts()) {
    yield;
    for (const { found, use } of findTerms(text, list)) {
      const message = `content/${text.locale}/${text.set}.json ${text.path} says “${found}”; write “${use}”`;
      yield { rule: "terms", code: "other_word", values: { found, use }, ...text, message };
    }
  }
}
