import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { PublicationState } from "../content-view.ts";
import { documentTitle } from "../documents/document-title.server.ts";
import type { Publishing } from "../publishing.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import { openPublication, Refused } from "./open-publication.server.ts";

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
