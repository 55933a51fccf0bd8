import { readFileSync } from "node:fs";
import { findTerms, terms } from "#content/find-terms.ts";
import { allTexts } from "./walk.ts";

/** Checks that one thing has one word: the list is `content/terms.json`. */
export function checkTerms(): string[] {
  const list = terms.parse(JSON.parse(readFileSync("content/terms.json", "utf8")));
  return [...allTexts()].flatMap((text) =>
    findTerms(text, list).map(
      ({ found, use }) => `content/${text.locale}/${text.set}.json ${text.path} says “${found}”; write “${use}”`,
    ),
  );
}
