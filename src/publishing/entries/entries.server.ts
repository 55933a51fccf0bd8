import "../comments/tables.server.ts";
import { setImmediate } from "node:timers/promises";
import { isDraftOf } from "#content/check-words.server.ts";
import { collections } from "#content/collections.ts";
import { documentOf, editableSets } from "#content/document-names.ts";
import { type CollectionName, entryPath } from "#content/entries/collection-fields.ts";
import { placeOfText } from "#content/entries/place-of-text.ts";
import { readPublishedSet } from "#content/published-document.server.ts";
import { dotted } from "#content/rules/finding.ts";
import { linksIn } from "#content/rules/links.ts";
import { setLocales } from "#content/sets.ts";
import { shippedWords } from "#content/shipped-words.server.ts";
import { textsOf } from "#content/texts-of.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { LinkToEntry, PublicationState } from "../content-view.ts";
import { addVersion } from "../documents/add-version.server.ts";
import { documentTitle } from "../documents/document-title.server.ts";
import { changeDraft, setDraft } from "../documents/save-draft.server.ts";
import {
  inPublication,
  openPublication,
  type PublicationContent,
  type PublishRefusal,
  Refused,
} from "../publications/publish.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";
import { readVersionWords } from "../versions/version-words.server.ts";
import { type LockedDocument, lockDocuments } from "../words-state.server.ts";

/** Returns an entry in every language. */
const inEachLanguage = (document: string): { document: string; locale: Locale }[] =>
  locales.map((locale) => ({ document, locale }));

/** Reads the words of a locked entry that are visible; null where it does not exist in this language. */
async function readVisible(trx: Trx, { document, locale, published_id }: LockedDocument): Promise<Words | null> {
  if (published_id === null) return shippedWords(documentOf(document), locale) ?? null;
  return readVersionWords(trx, published_id);
}

/** Returns words with the name of an entry in its own field. */
function withName(document: string, words: Words): Words {
  const entry = documentOf(document);
  if (entry.kind !== "entry") throw new Error(`${document} is no entry of a collection`);
  return { ...words, [collections[entry.collection].id]: entry.slug };
}

/** Returns whether there is an entry of this name, visible or as a draft. */
async function isTaken(trx: Trx, rows: readonly LockedDocument[]): Promise<boolean> {
  for (const row of rows) if (row.draft_id !== null || (await readVisible(trx, row))) return true;
  return false;
}

interface NewEntry {
  /** `collection:slug`. */
  document: string;
  /** Its first words in each language in which it is to exist. */
  languages: Partial<Record<Locale, Words | undefined>>;
}

type AddResult = { ok: true } | { ok: false; code: "slug_taken" } | { ok: false; code: "invalid"; locale: Locale };

/** Adds an entry to a collection as drafts, one for each of its languages; it gets its page when it is published. */
export async function addEntry(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  { document, languages }: NewEntry,
): Promise<AddResult> {
  const drafts = locales.flatMap((locale) => {
    const words = languages[locale];
    return words ? [{ locale, words: withName(document, words) }] : [];
  });
  const invalid = drafts.find(({ words }) => !isDraftOf(documentOf(document), words));
  if (invalid) return { ok: false, code: "invalid", locale: invalid.locale };
  return db.transaction().execute(async (trx): Promise<AddResult> => {
    const rows = await lockDocuments(trx, now(), inEachLanguage(document));
    if (await isTaken(trx, rows)) return { ok: false, code: "slug_taken" };
    for (const { locale, words } of drafts)
      await setDraft(trx, actor, now(), rows.find((row) => row.locale === locale)!, { words });
    return { ok: true };
  });
}

interface Removal {
  document: string;
  /** The languages in which it is removed, each with the version of the document that was seen. */
  languages: readonly { locale: Locale; version: number }[];
}

interface Removed {
  /** The publication; absent where the entry was not visible, and only its drafts are discarded. */
  id?: string;
  state: PublicationState;
}

/**
 * Removes an entry in some of its languages: what is visible by one publication, which can be withdrawn; what was never
 * published by discarding its draft. Drafts of what is visible are discarded when the removal is published.
 */
export async function removeEntry(
  publishing: Publishing,
  actor: Actor,
  { document, languages }: Removal,
): Promise<({ ok: true } & Removed) | PublishRefusal> {
  return inPublication<Removed>(publishing, async (trx, at) => {
    const places = languages.map(({ locale }) => ({ document, locale }));
    const rows = await lockDocuments(trx, at, places);
    for (const { locale, version } of languages)
      if (rows.find((row) => row.locale === locale)!.version !== version)
        throw new Refused({ ok: false, code: "stale_version", document, locale });
    const items: PublicationContent["items"][number][] = [];
    for (const row of rows) {
      const { locale, published_id, draft_id } = row;
      const words = await readVisible(trx, row);
      if (!words && draft_id === null) throw new Refused({ ok: false, code: "not_found" });
      if (!words) continue;
      const { id } = await addVersion(trx, actor, at, { document, locale, words: null, origin: "removed" });
      const title = documentTitle(document, words);
      items.push({ document, locale, title, version_id: id, replaced_id: published_id, words: null });
    }
    const opened = items.length > 0 ? await openPublication(trx, publishing, actor, at, { items }) : undefined;
    const isRemoved = ({ locale }: LockedDocument) =>
      opened?.state === "published" || !items.some((item) => item.locale === locale);
    for (const row of await lockDocuments(trx, at, places))
      if (row.draft_id !== null && isRemoved(row)) await discard(trx, actor, at, row);
    return { state: "published", ...opened };
  });
}

async function discard(trx: Trx, actor: Actor, at: Date, row: LockedDocument): Promise<void> {
  await changeDraft(trx, actor, at, row, null);
  await recordChange(trx, actor, at, {
    action: "content.draft_discarded",
    object: { kind: "content", id: row.document },
    after: { locale: row.locale },
  });
}

/** Returns the published texts, other than its own, that have a link to an entry. */
export async function findLinks(collection: CollectionName, slug: string): Promise<LinkToEntry[]> {
  const target = entryPath(collection, slug);
  const leadsThere = (link: string) => link === target || ["#", "?"].some((end) => link.startsWith(target + end));
  const found: LinkToEntry[] = [];
  for (const set of editableSets)
    for (const locale of setLocales(set)) {
      // Pages are served in between.
      await setImmediate();
      const words = readPublishedSet(locale, set);
      for (const { keys, value } of textsOf(words)) {
        if (!linksIn({ path: dotted(keys), value }).some(leadsThere)) continue;
        const place = placeOfText(set, keys, words);
        if (place.document !== `${collection}:${slug}`) found.push({ ...place, locale });
      }
    }
  return found;
}

interface Renaming {
  document: string;
  slug: string;
}

interface Renamed {
  /** The document under its new name. */
  document: string;
  /** The publication; absent for an entry that has never been published, of which the draft moves. */
  id?: string;
  state: PublicationState;
}

/**
 * Renames an entry in all its languages as one publication: the words appear under the new name, and the old address
 * leads there.
 */
export async function renameEntry(
  publishing: Publishing,
  actor: Actor,
  { document, slug }: Renaming,
): Promise<({ ok: true } & Renamed) | PublishRefusal> {
  const [collection, formerSlug] = document.split(":") as [string, string];
  const renamed = `${collection}:${slug}`;
  return inPublication<Renamed>(publishing, async (trx, at) => {
    const places = [...inEachLanguage(document), ...inEachLanguage(renamed)];
    const rows = await lockDocuments(trx, at, places);
    const sources = rows.filter((row) => row.document === document);
    const targets = rows.filter((row) => row.document === renamed);
    if (documentOf(renamed).name === document || (await isTaken(trx, targets)))
      throw new Refused({ ok: false, code: "slug_taken" });
    if (!(await isTaken(trx, sources))) throw new Refused({ ok: false, code: "not_found" });
    const items = await moveVisible(trx, actor, at, sources, targets);
    const opened = items.length > 0 ? await openPublication(trx, publishing, actor, at, { items }) : undefined;
    if (opened)
      await trx
        .insertInto("content_redirects")
        .values({ collection, slug: formerSlug, target: slug, publication_id: opened.id })
        .execute();
    else await moveThreads(trx, document, renamed);
    if (!opened || opened.state === "published") await moveDrafts(trx, actor, at, sources, renamed);
    return { document: renamed, state: "published", ...opened };
  });
}

/** Adds the versions by which the visible words move: removed here, the same there. */
async function moveVisible(
  trx: Trx,
  actor: Actor,
  at: Date,
  sources: readonly LockedDocument[],
  targets: readonly LockedDocument[],
): Promise<PublicationContent["items"]> {
  const items: PublicationContent["items"][number][] = [];
  for (const source of sources) {
    const visible = await readVisible(trx, source);
    if (!visible) continue;
    const target = targets.find(({ locale }) => locale === source.locale)!;
    const moves: [LockedDocument, Words | null][] = [
      [source, null],
      [target, withName(target.document, visible)],
    ];
    for (const [{ document, locale, published_id }, words] of moves) {
      const origin = words ? "draft" : "removed";
      const note = words ? source.document : undefined;
      const { id } = await addVersion(trx, actor, at, { document, locale, words, origin, note });
      const title = documentTitle(document, visible);
      items.push({ document, locale, title, version_id: id, replaced_id: published_id, words });
    }
  }
  return items;
}

async function moveDrafts(trx: Trx, actor: Actor, at: Date, sources: readonly LockedDocument[], renamed: string) {
  for (const { document, locale, draft_id } of sources) {
    const words = draft_id && (await readVersionWords(trx, draft_id));
    if (!words) continue;
    const places = [document, renamed].map((name) => ({ document: name, locale }));
    const [source, target] = await lockDocuments(trx, at, places);
    await changeDraft(trx, actor, at, source!, null);
    await setDraft(trx, actor, at, target!, { words: withName(renamed, words), note: document });
  }
}

/** Moves the comments of an entry whose draft gets another name; those of a published one are found by its earlier names. */
async function moveThreads(trx: Trx, document: string, renamed: string): Promise<void> {
  await trx.updateTable("content_threads").set({ document: renamed }).where("document", "=", document).execute();
}
