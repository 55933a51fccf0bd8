import { readFileSync } from "node:fs";
import { z } from "zod";
import { findTerms, type Terms } from "../find-terms.ts";
import { setNames } from "../sets.ts";
import type { Finding } from "./finding.ts";
import { allTexts } from "./walk.server.ts";

const phrases = z.strictObject({ id: z.array(z.string()).optional(), en: z.array(z.string()).optional() });

const terms = z.array(
  z.strictObject({
    thing: z.string(),
    use: z.strictObject({ id: z.string(), en: z.string() }),
    avoid: phrases,
    allow: phrases.optional(),
    except: z.partialRecord(z.enum(setNames), z.string().min(10)).optional(),
  }),
);

/** Checks that one thing has one word: the list is `content/terms.json`. */
export function* checkTerms(): Generator<Finding | undefined> {
  const list: Terms = terms.parse(JSON.parse(readFileSync("content/terms.json", "utf8")));
  for (const text of allTexts()) {
    yield;
    for (const { found, use } of findTerms(text, list)) {
      const message = `content/${text.locale}/${text.set}.json ${text.path} says “${found}”; write “${use}”`;
      yield { rule: "terms", code: "other_word", values: { found, use }, ...text, message };
    }
  }
}
