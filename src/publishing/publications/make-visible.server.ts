import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { notify } from "#infra/database/notify.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { publishedChannel } from "../published-words.server.ts";
import type { PublicationItem } from "../tables.server.ts";
import { type LockedDocument, lockDocuments } from "../words-state.server.ts";

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
