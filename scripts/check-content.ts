/**
 * Finds what a reviewer should not have to look for in the words: missing, unused or stale sets, links that break or
 * change language, titles too long or used twice, pages too thin, text left in the other language.
 * `npm run check -- --confirm` records that both languages of every changed set say the same again, and dates the change.
 */
import { recordChanges } from "./content-checks/changes.ts";
import { checkLanguage } from "./content-checks/language.ts";
import { checkLength } from "./content-checks/length.ts";
import { checkLinks } from "./content-checks/links.ts";
import { checkMeta } from "./content-checks/meta.ts";
import { checkSets } from "./content-checks/sets.ts";
import { checkTranslations, confirmTranslations } from "./content-checks/translations.ts";

if (process.argv.includes("--confirm")) {
  confirmTranslations();
  recordChanges();
}
const findings = [checkSets, checkTranslations, checkMeta, checkLinks, checkLength, checkLanguage].flatMap((check) =>
  check(),
);
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? "The words are in order." : `${findings.length} findings.`);
process.exit(findings.length === 0 ? 0 : 1);
