import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { PublicationState } from "../content-view.ts";
import { addVersion } from "../documents/add-version.server.ts";
import { documentTitle } from "../documents/document-title.server.ts";
import { changeDraft } from "../documents/save-draft.server.ts";
import {
  inPublication,
  openPublication,
  type PublicationContent,
  type PublishRefusal,
  Refused,
} from "../publications/open-publication.server.ts";
import type { Publishing } from "../publishing.server.ts";
import { type LockedDocument, lockDocuments } from "../words-state.server.ts";
import { readVisible } from "./entry-words.server.ts";

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
