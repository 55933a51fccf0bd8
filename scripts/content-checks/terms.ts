import { readFileSync } from "node:fs";
import { findTerms, terms } from "#content/find-terms.ts";
import type { SetName } from "#content/sets.ts";
import { allTexts } from "./walk.ts";

/** The sets whose texts are still being rewritten. */
const pending: SetName[] = [
  "api-marketplace",
  "bigassistant",
  "bigbuilder",
  "bigone",
  "bigspider",
  "bigvision",

  "docs",
  "education",
  "energy-and-utilities",
  "financial-services",
  "government",
  "healthcare",
  "insurance",
  "life-science",
  "manufacturing",
  "media",

  "products-api-platform",

  "retail",
  "technology",
  "telecommunication",
];

/** Checks that one thing has one word: the list is `content/terms.json`. */
export function checkTerms(): string[] {
  const list = terms.parse(JSON.parse(readFileSync("content/terms.json", "utf8")));
  return [...allTexts()]
    .filter(({ set }) => !pending.includes(set))
    .flatMap((text) =>
      findTerms(text, list).map(
        ({ found, use }) => `content/${text.locale}/${text.set}.json ${text.path} says “${found}”; write “${use}”`,
      ),
    );
}
