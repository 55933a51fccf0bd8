import { readFileSync } from "node:fs";
import { findTerms, terms } from "../find-terms.ts";
import type { Finding } from "./finding.ts";
import { allTexts } from "./walk.server.ts";

/** Checks that one thing has one word: the list is `content/terms.json`. */
export function checkTerms(): Finding[] {
  const list = terms.parse(JSON.parse(readFileSync("content/terms.json", "utf8")));
  return [...allTexts()].flatMap((text) =>
    findTerms(text, list).map(({ found, use }) => ({
      rule: "terms" as const,
      ...text,
      message: `content/${text.locale}/${text.set}.json ${text.path} says “${found}”; write “${use}”`,
    })),
  );
}
