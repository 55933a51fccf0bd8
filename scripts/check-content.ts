/**
 * Checks the content sets: missing, unused or stale sets, links that are broken or change language, titles that are too
 * long or used twice, pages that are too short, text in the other language, and second words for one thing.
 * `npm run check -- --confirm` records that both languages of every changed set have the same meaning, and dates the change.
 */
import { recordChanges } from "./content-checks/changes.ts";
import { checkFacts } from "./content-checks/facts.ts";
import { checkLanguage } from "./content-checks/language.ts";
import { checkLength } from "./content-checks/length.ts";
import { checkLinks } from "./content-checks/links.ts";
import { checkMeta } from "./content-checks/meta.ts";
import { checkPlaceholders } from "./content-checks/placeholders.ts";
import { checkSets } from "./content-checks/sets.ts";
import { checkTerms } from "./content-checks/terms.ts";
import { checkTranslations, confirmTranslations } from "./content-checks/translations.ts";

if (process.argv.includes("--confirm")) {
  confirmTranslations();
  recordChanges();
}
const findings = [
  checkSets,
  checkPlaceholders,
  checkFacts,
  checkTranslations,
  checkMeta,
  checkLinks,
  checkLength,
  checkLanguage,
  checkTerms,
].flatMap((check) => check());
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? "The content is valid." : `${findings.length} findings.`);
process.exit(findings.length === 0 ? 0 : 1);
