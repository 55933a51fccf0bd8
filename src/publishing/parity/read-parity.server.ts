import { setImmediate } from "node:timers/promises";
import { collectionOf } from "#content/collections.ts";
import { pointerOf } from "#content/compare-words.ts";
import { readDocumentName } from "#content/document-names.ts";
import { readPublishedDocument, readPublishedSet } from "#content/published-document.server.ts";
import { publishedWords } from "#content/read-set.server.ts";
import { contentChecks } from "#content/rules/content-checks.server.ts";
import type { Finding } from "#content/rules/finding.ts";
import { entriesOf } from "#content/shipped-words.server.ts";
import type { WordLayer } from "#content/word-layer.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { type FindPages, listDocuments } from "../documents/list-documents.server.ts";
import type { ParityProblem, ParityView } from "./parity-view.ts";
import { proseOf, readStale } from "./read-stale.server.ts";

/** Findings of the published words, which change with them alone. */
const known = new WeakMap<WordLayer, Finding[]>();

/**
 * Returns what is to be done in every text: what the check of the files finds in the published words, and texts that the
 * other language has left behind. The most visited come first.
 */
export async function readParity(
  db: Database,
  pagesOf: FindPages,
  views: ReadonlyMap<string, number>,
): Promise<ParityView> {
  const [findings, stale, rows] = [await findAll(), await readStale(db), await listDocuments(db, pagesOf)];
  const problems = new Map<string, ParityProblem[]>();
  const add = (document: string, problem: ParityProblem) =>
    void problems.set(document, [...(problems.get(document) ?? []), problem]);
  for (const finding of findings) {
    const { name, keys } = placeOf(finding);
    // What was published since is compared by its own versions.
    if (finding.rule === "translation" && stale.has(name)) continue;
    add(name, {
      rule: finding.rule,
      locale: finding.locale ?? null,
      path: pointerOf(keys),
      message: finding.message,
      since: null,
    });
  }
  for (const [name, languages] of stale)
    for (const locale of locales)
      for (const [path, since] of languages[locale])
        add(name, { rule: "stale", locale, path, message: "", since: since.toISOString() });
  const totals = { id: { texts: 0, complete: 0 }, en: { texts: 0, complete: 0 } };
  const documents = rows.map(({ name, title, pages }) => {
    const own = problems.get(name) ?? [];
    const percent: Partial<Record<Locale, number>> = {};
    for (const locale of locales) {
      const words = readPublishedDocument(readDocumentName(name)!, locale);
      if (!words) continue;
      const texts = proseOf(words).size;
      const open = new Set(own.filter((each) => (each.locale ?? locale) === locale).map(({ path }) => path)).size;
      const complete = Math.max(0, texts - open);
      totals[locale].texts += texts;
      totals[locale].complete += complete;
      percent[locale] = share(texts, complete);
    }
    return {
      document: name,
      title,
      pages,
      views: pages.reduce((sum, path) => sum + (views.get(path) ?? 0), 0),
      percent,
      problems: own,
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

async function findAll(): Promise<Finding[]> {
  const layer = publishedWords();
  const before = known.get(layer);
  if (before) return before;
  const findings: Finding[] = [];
  for (const check of contentChecks) {
    findings.push(...check());
    // Pages are served in between.
    await setImmediate();
  }
  known.set(layer, findings);
  return findings;
}

/** Returns the document of a finding; an entry of a collection is one of its own. */
function placeOf({ set, locale, keys }: Finding): { name: string; keys: PropertyKey[] } {
  const collection = collectionOf(set);
  const [list, index, ...rest] = keys;
  if (!collection || collection.list !== list || typeof index !== "number") return { name: set, keys };
  const entries = entriesOf(collection.name, readPublishedSet(locale ?? "id", set));
  return { name: `${collection.name}:${entries[index]!.slug}`, keys: rest };
}
