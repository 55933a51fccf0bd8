import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Terms } from "./find-terms.ts";
import { setNames } from "./sets.ts";

const phrases = z.strictObject({ id: z.array(z.string()).optional(), en: z.array(z.string()).optional() });

const terms = z.array(
  z.strictObject({
    thing: z.string(),
    use: z.strictObject({ id: z.string(), en: z.string() }),
    avoid: phrases,
    allow: phrases.optional(),
    except: z.partialRecord(z.enum(setNames), z.string().min(10)).optional(),
    also: phrases.optional(),
    typed: phrases.optional(),
    pages: z.array(z.string().startsWith("/")).min(1).optional(),
  }),
);

let known: Terms | undefined;

/**
 * Returns the words of the site for each thing, and those that people type for it: `content/terms.json`, read once.
 * @throws when the file does not match its schema
 */
export function readTerms(): Terms {
  known ??= terms.parse(JSON.parse(readFileSync("content/terms.json", "utf8")));
  return known;
}
