import { setImmediate } from "node:timers/promises";
import type { core } from "zod";
import { checkWords } from "#content/check-words.server.ts";
import { documentOf } from "#content/document-names.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { type FindPages, listDocuments } from "../documents/list-documents.server.ts";
import { readDrafts } from "../documents/read-document.server.ts";
import { judgeWords } from "./judge-words.server.ts";
import type { ParityProblem, ParityView } from "./parity-contract.ts";

/**
 * Returns what is to be done in every text: what the check of the files finds in the published words, texts that the other
 * language has left behind, and what prevents drafts from being published. The most visited come first.
 * @param draftProblems by document; they are no part of the percentages, which are those of what visitors read
 */
export async function readParity(
  db: Database,
  pagesOf: FindPages,
  views: ReadonlyMap<string, number>,
  draftProblems: ReadonlyMap<string, readonly ParityProblem[]> = new Map(),
): Promise<ParityView> {
  const rows = await listDocuments(db, pagesOf);
  const { problems, texts } = await judgeWords(
    db,
    rows.map(({ name }) => name),
  );
  const totals = { id: { texts: 0, complete: 0 }, en: { texts: 0, complete: 0 } };
  const documents = rows.map(({ name, title, pages }) => {
    const own = problems.get(name) ?? [];
    const percent: Partial<Record<Locale, number>> = {};
    for (const locale of locales) {
      const count = texts.get(`${locale}/${name}`);
      if (count === undefined) continue;
      const open = new Set(own.filter((each) => (each.locale ?? locale) === locale).map(({ path }) => path)).size;
      const complete = Math.max(0, count - open);
      totals[locale].texts += count;
      totals[locale].complete += complete;
      percent[locale] = share(count, complete);
    }
    return {
      document: name,
      title,
      pages,
      views: pages.reduce((sum, path) => sum + (views.get(path) ?? 0), 0),
      percent,
      problems: [...own, ...(draftProblems.get(name) ?? [])],
    };
  });
  return {
    percent: Object.fromEntries(
      locales.map((locale) => [locale, share(totals[locale].texts, totals[locale].complete)]),
    ),
    documents: documents.toSorted((a, b) => b.views - a.views || b.problems.length - a.problems.length),
  };
}

/** Rounded down, so that 100 means all. */
const share = (texts: number, complete: number) => (texts === 0 ? 100 : Math.floor((complete / texts) * 100));

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
