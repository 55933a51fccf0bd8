import { isDraftOf } from "#content/check-words.server.ts";
import { pointerOf } from "#content/compare-words.ts";
import { documentOf, readDocumentName } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { textsOf } from "#content/texts-of.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { documentTitle } from "../documents/document-title.server.ts";
import { listDocuments } from "../documents/list-documents.server.ts";
import { setDraft } from "../documents/save-draft.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";
import { readVersionWords } from "../versions/version-words.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import { findPlaces, replaceText } from "./find-places.ts";

interface Place {
  document: string;
  locale: Locale;
}

/** How many matches one answer has. */
const maxMatches = 500;

/** Returns the fields that have a text, in the drafts or, where there is none, in the published words. */
export async function findText(
  db: Database,
  { text, locale, match_case }: { text: string; locale?: Locale | undefined; match_case: boolean },
) {
  const drafts = await readDrafts(db);
  const matches = [];
  for (const { name, languages } of await listDocuments(db, () => [])) {
    for (const each of locales.filter((each) => locale === undefined || each === locale)) {
      const draft = drafts.get(`${each}/${name}`);
      const words = draft === undefined ? readPublishedDocument(documentOf(name), each) : draft;
      if (!words || !languages[each]) continue;
      const title = documentTitle(name, words);
      for (const { keys, value } of textsOf(words)) {
        const places = findPlaces(value, text, match_case);
        if (places.length === 0) continue;
        if (matches.length === maxMatches) return { matches, more: true };
        const place = { document: name, locale: each, title, version: languages[each].version };
        matches.push({ ...place, path: pointerOf(keys), value, places });
      }
    }
  }
  return { matches, more: false };
}

interface Replacement {
  text: string;
  replacement: string;
  match_case: boolean;
  items: readonly (Place & { version: number; paths: readonly string[] })[];
}

/** Replaces a text in the named fields, with one draft for each document; those changed meanwhile are left alone. */
export async function replaceInDrafts(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  { items, ...replacement }: Replacement,
) {
  return db.transaction().execute(async (trx) => {
    const drafts: (Place & { version: number })[] = [];
    const stale: Place[] = [];
    const locked = await lockDocuments(trx, now(), items);
    for (const [index, { document, locale, version, paths }] of items.entries()) {
      const row = locked[index]!;
      const before = row.version === version ? await readWords(trx, row) : undefined;
      const words = before && replaceIn(before, new Set(paths), replacement);
      if (!words || !isDraftOf(documentOf(document), words)) stale.push({ document, locale });
      else {
        const note = `${replacement.text} → ${replacement.replacement}`.slice(0, 300);
        drafts.push({
          document,
          locale,
          version: await setDraft(trx, actor, now(), row, { words, origin: "replaced", note }),
        });
      }
    }
    return { drafts, stale };
  });
}

/** Returns words with a text replaced in the named fields; undefined where one of these does not have it. */
function replaceIn(
  words: Words,
  paths: ReadonlySet<string>,
  { text, replacement, match_case }: Omit<Replacement, "items">,
): Words | undefined {
  const changed = structuredClone(words);
  let count = 0;
  for (const { keys, value } of textsOf(words)) {
    if (!paths.has(pointerOf(keys)) || findPlaces(value, text, match_case).length === 0) continue;
    const parent = keys.slice(0, -1).reduce<unknown>((branch, key) => (branch as Words)[String(key)], changed) as Words;
    parent[String(keys.at(-1))] = replaceText(value, text, replacement, match_case);
    count++;
  }
  return count === paths.size ? changed : undefined;
}

async function readDrafts(db: Database): Promise<Map<string, Words | null>> {
  const rows = await db
    .selectFrom("content_documents as of")
    .innerJoin("content_versions as words", "words.id", "of.draft_id")
    .select(["of.document", "of.locale", "words.words"])
    .execute();
  const known = rows.filter(({ document }) => readDocumentName(document));
  return new Map(known.map(({ document, locale, words }) => [`${locale}/${document}`, words]));
}

async function readWords(trx: Trx, row: Place & { draft_id: number | null }): Promise<Words | undefined> {
  if (row.draft_id === null) return readPublishedDocument(documentOf(row.document), row.locale);
  return (await readVersionWords(trx, row.draft_id)) ?? undefined;
}
