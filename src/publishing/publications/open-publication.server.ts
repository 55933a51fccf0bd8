import { randomUUID } from "node:crypto";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { PublicationState } from "../content-view.ts";
import type { Publishing } from "../publishing.server.ts";
import type { PublicationItem, Words } from "../tables.server.ts";
import type { ItemIssue } from "./check-items.server.ts";
import { checkPublication } from "./check-pictures.server.ts";
import { leavesListEmpty, visibilityOf } from "./empty-lists.server.ts";
import { makeVisible } from "./make-visible.server.ts";

export type PublishRefusal =
  | { ok: false; code: "stale_version" | "nothing_to_publish"; document: string; locale: Locale }
  | { ok: false; code: "words_invalid"; issues: ItemIssue[] }
  | { ok: false; code: "collection_empty" | "slug_taken" | "not_found" };

export type PublishResult = { ok: true; id: string; state: PublicationState } | PublishRefusal;

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
  }
  return { id, state };
}
