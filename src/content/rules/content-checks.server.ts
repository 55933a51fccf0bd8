import { checkFacts } from "./facts.server.ts";
import { checkLanguage } from "./language.server.ts";
import { checkLength } from "./length.server.ts";
import { checkLinks } from "./links.server.ts";
import { checkMeta } from "./meta.server.ts";
import { checkPlaceholders } from "./placeholders.server.ts";
import { checkSets } from "./sets.server.ts";
import { checkTerms } from "./terms.server.ts";
import { checkTranslations } from "./translations.server.ts";

/** Every rule of the site's words, for the check of the files and for the parity board. */
export const contentChecks = [
  checkSets,
  checkPlaceholders,
  checkFacts,
  checkTranslations,
  checkMeta,
  checkLinks,
  checkLength,
  checkLanguage,
  checkTerms,
];
