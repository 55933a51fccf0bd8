import { randomUUID } from "node:crypto";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { notify } from "#infra/database/notify.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import type { Locale } from "#text/locales.ts";
import type { PublicationState } from "../content-view.ts";
import { documentTitle } from "../documents/document-title.server.ts";
import { publishedChannel } from "../published-words.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { PublicationItem, Words } from "../tables.server.ts";
import { readVersionWords } from "../versions/version-words.server.ts";
import { type LockedDocument, lockDocuments } from "../words-state.server.ts";
import { checkPublication, type ItemIssue, leavesListEmpty, visibilityOf } from "./check-items.server.ts";

export interface PublicationRequest {
  items: readonly { document: string; locale: Locale; version: number }[];
  /** When it becomes visible; at once when absent or past. */
  at?: Date | undefined;
  note?: string | undefined;
}

/**
 * Publishes the drafts of documents as one change: at once, at a time, or after the approval of a second person. All of
 * them become visible, or none.
 */
export async function publish(
  publishing: Publishing,
  actor: Actor,
  { items, at: due, note }: PublicationRequest,
): Promise<PublishResult> {
  return inPublication(publishing, async (trx, at) => {
    const drafts = await readDrafts(trx, at, items);
    return openPublication(trx, publishing, actor, at, { items: drafts, at: due, note });
  });
}

async function readDrafts(trx: Trx, at: Date, requested: PublicationRequest["items"]) {
  const locked = await lockDocuments(trx, at, requested);
  const drafts: (PublicationItem & { words: Words | null })[] = [];
  for (const [index, { document, locale, version }] of requested.entries()) {
    const row = locked[index]!;
    if (row.version !== version) throw new Refused({ ok: false, code: "stale_version", document, locale });
    if (row.draft_id === null) throw new Refused({ ok: false, code: "nothing_to_publish", document, locale });
    const words = await readVersionWords(trx, row.draft_id);
    const title = documentTitle(document, words);
    drafts.push({ document, locale, title, version_id: row.draft_id, replaced_id: row.published_id, words });
  }
  return drafts;
}

interface StoredVersions {
  versions: readonly number[];
  note?: string;
}

/**
 * Publishes stored versions of documents as one change, within `inPublication`; drafts of the same documents stay.
 * @throws Refused when a version does not exist, or its words do not fit
 */
export async function publishVersions(
  trx: Trx,
  publishing: Publishing,
  actor: Actor,
  at: Date,
  { versions, note }: StoredVersions,
): Promise<{ id: string; state: PublicationState }> {
  const stored = await trx
    .selectFrom("content_versions")
    .select(["id", "document", "locale", "words"])
    .where("id", "in", [...versions])
    .orderBy("id")
    .execute();
  if (stored.length < versions.length) throw new Refused({ ok: false, code: "not_found" });
  const locked = await lockDocuments(trx, at, stored);
  const items = stored.map(({ id, document, locale, words }, index) => {
    const title = documentTitle(document, words);
    return { document, locale, title, version_id: id, replaced_id: locked[index]!.published_id, words };
  });
  return openPublication(trx, publishing, actor, at, { items, note });
}

export type PublishRefusal =
  | { ok: false; code: "stale_version" | "nothing_to_publish"; document: string; locale: Locale }
  | { ok: false; code: "words_invalid"; issues: ItemIssue[] }
  | { ok: false; code: "collection_empty" | "slug_taken" | "not_found" };

type PublishResult = { ok: true; id: string; state: PublicationState } | PublishRefusal;

/** Ends a transaction in which a publication was requested. */
export class Refused extends Error {
  readonly result: PublishRefusal;
  constructor(result: PublishRefusal) {
    super("refused");
    this.result = result;
  }
}

/** Carries out a request in a transaction: what it changed is visible on this instance, or nothing of it was stored. */
export async function inPublication<Result extends { state: PublicationState }>(
  publishing: Publishing,
  request: (trx: Trx, at: Date) => Promise<Result>,
): Promise<({ ok: true } & Result) | PublishRefusal> {
  const at = publishing.now();
  try {
    const result = await publishing.db.transaction().execute((trx) => request(trx, at));
    if (result.state === "published") await publishing.reload();
    return { ok: true, ...result };
  } catch (error) {
    if (error instanceof Refused) return error.result;
    throw error;
  }
}

export interface PublicationContent {
  items: readonly (PublicationItem & { words: Words | null })[];
  /** When it becomes visible; at once when absent or past. */
  at?: Date | undefined;
  note?: string | undefined;
}

/**
 * Stores a publication of versions of locked documents: visible at once, at its time, or after the approval of a second
 * person.
 * @throws Refused when its words do not fit, or a list would be empty
 */
export async function openPublication(
  trx: Trx,
  publishing: Pick<Publishing, "needsReview" | "readPictures" | "checkLogo">,
  actor: Actor,
  at: Date,
  content: PublicationContent,
): Promise<{ id: string; state: PublicationState }> {
  const issues = await checkPublication(trx, publishing, content.items);
  if (issues.length > 0) throw new Refused({ ok: false, code: "words_invalid", issues });
  if (await leavesListEmpty(trx, visibilityOf(content.items)))
    throw new Refused({ ok: false, code: "collection_empty" });
  const id = randomUUID();
  const due = content.at && content.at > at ? content.at : at;
  const state = publishing.needsReview ? "review" : due > at ? "scheduled" : "published";
  const items = content.items.map(({ words: _, ...item }) => item);
  const visible = state === "published" ? await makeVisible(trx, actor, at, id, items) : items;
  await trx
    .insertInto("content_publications")
    .values({
      id,
      state,
      items: JSON.stringify(visible),
      note: content.note ?? null,
      author_id: actor.kind === "staff" ? actor.id : null,
      author: actorName(actor),
      reviewer: null,
      comment: null,
      requested_at: at,
      at: due,
    })
    .execute();
  if (state !== "published") {
    for (const { document } of items) await notifyAdmin(trx, "content", document);
    await recordChange(trx, actor, at, {
      action: state === "review" ? "content.review_requested" : "content.scheduled",
      object: { kind: "publication", id },
      after: { at: due.toISOString(), documents: items.map(({ document, locale }) => `${document}/${locale}`) },
    });
    if (state === "review")
      await notifyStaff(trx, "publication_review", { object: id, params: { by: actor.name }, by: actor, at });
  }
  return { id, state };
}

/** Makes the versions of a publication visible as a whole; returns its items with what each replaced. */
export async function makeVisible(
  trx: Trx,
  actor: Actor,
  at: Date,
  publication: string,
  items: readonly PublicationItem[],
): Promise<PublicationItem[]> {
  const locked = await lockDocuments(trx, at, items);
  const replaced: PublicationItem[] = [];
  for (const [index, item] of items.entries()) {
    const row = locked[index]!;
    await setPublished(trx, actor, at, row, item.version_id);
    await trx
      .updateTable("content_versions")
      .set({ published_at: at })
      .where("id", "=", item.version_id)
      .where("published_at", "is", null)
      .execute();
    await recordChange(trx, actor, at, {
      action: "content.published",
      object: { kind: "content", id: item.document },
      before: { version_id: row.published_id },
      after: { locale: item.locale, version_id: item.version_id, publication },
    });
    replaced.push({ ...item, replaced_id: row.published_id });
  }
  await notify(trx, publishedChannel, publication);
  return replaced;
}

/** Changes what visitors see of a locked document; the draft is done when it is what was published. */
export async function setPublished(
  trx: Trx,
  actor: Actor,
  at: Date,
  row: LockedDocument,
  published: number | null,
): Promise<void> {
  await trx
    .updateTable("content_documents")
    .set({
      published_id: published,
      draft_id: row.draft_id === published ? null : row.draft_id,
      version: row.version + 1,
      changed_at: at,
      changed_by: actorName(actor),
    })
    .where("document", "=", row.document)
    .where("locale", "=", row.locale)
    .execute();
  await notifyAdmin(trx, "content", row.document);
}
