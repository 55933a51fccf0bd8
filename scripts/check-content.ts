/**
 * Checks the content sets: missing, unused or stale sets, links that are broken or change language, titles that are too
 * long or used twice, pages that are too short or lack the words that people type for them, text in the other language, and
 * second words for one thing.
 * `npm run check -- --confirm` records that both languages of every changed set have the same meaning, and dates the change.
 */
import { checkContent } from "#content/rules/content-checks.server.ts";
import { registerSitePages } from "#site/register-site-pages.ts";
import { recordChanges } from "./content-checks/changes.ts";
import { checkFiles } from "./content-checks/files.ts";
import { confirmTranslations } from "./content-checks/translations.ts";

if (process.argv.includes("--confirm")) {
  confirmTranslations();
  recordChanges();
}
registerSitePages();
const findings = [...checkContent().map(({ message }) => message), ...checkFiles()];
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? "The content is valid." : `${findings.length} findings.`);
process.exit(findings.length === 0 ? 0 : 1);
