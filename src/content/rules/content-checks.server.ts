import { checkFacts } from "./facts.server.ts";
import type { Finding } from "./finding.ts";
import { checkLanguage } from "./language.server.ts";
import { checkLength } from "./length.server.ts";
import { checkLinks } from "./links.server.ts";
import { checkMarketWords } from "./market-words.server.ts";
import { checkMeta } from "./meta.server.ts";
import { checkPlaceholders } from "./placeholders.server.ts";
import { checkSets } from "./sets.server.ts";
import { checkTerms } from "./terms.server.ts";
import { checkTranslations } from "./translations.server.ts";

/**
 * A rule of the site's words: what it finds, and undefined after each text without a finding, so that a server can answer
 * requests in between.
 */
type ContentCheck = () => Iterable<Finding | undefined>;

/** Every rule of the site's words, for the check of the files and for the parity board. */
export const contentChecks: readonly ContentCheck[] = [
  checkSets,
  checkPlaceholders,
  checkFacts,
  checkTranslations,
  checkMeta,
  checkLinks,
  checkLength,
  checkLanguage,
  checkTerms,
  checkMarketWords,
];

/** Returns what every rule finds, for the check of the files. */
export const checkContent = (): Finding[] =>
  contentChecks.flatMap((check) => Array.from(check()).filter((finding) => finding !== undefined));
