import { setImmediate } from "node:timers/promises";
import type { core } from "zod";
import { checkWords } from "#content/check-words.server.ts";
import { documentOf } from "#content/document-names.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { readDrafts } from "../documents/read-drafts.server.ts";

interface DraftIssues {
  document: string;
  locale: Locale;
  issues: core.$ZodIssue[];
}

/** Returns the drafts that cannot be published as they are, with the rules that they break. */
export async function readDraftIssues(db: Database): Promise<DraftIssues[]> {
  const found: DraftIssues[] = [];
  for (const { document, locale, words } of await readDrafts(db)) {
    const issues = words ? checkWords(documentOf(document), locale, words) : [];
    if (issues.length > 0) found.push({ document, locale, issues });
    // Pages are served in between.
    await setImmediate();
  }
  return found;
}
