import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { documentTitle } from "../documents/document-title.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { PublicationItem, Words } from "../tables.server.ts";
import { readVersionWords } from "../versions/version-words.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import { inPublication, openPublication, type PublishResult, Refused } from "./open-publication.server.ts";

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
