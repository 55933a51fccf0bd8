import type { Actor } from "#infra/audit/actor.ts";
import type { Locale } from "#text/locales.ts";
import { addVersion } from "../documents/add-version.server.ts";
import { documentTitle } from "../documents/document-title.server.ts";
import { changeDraft } from "../documents/save-draft.server.ts";
import {
  inPublication,
  openPublication,
  type PublishResult,
  Refused,
} from "../publications/open-publication.server.ts";
import type { Publishing } from "../publishing.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import { readVisible } from "./entry-words.server.ts";

interface Removal {
  document: string;
  locale: Locale;
  /** The version of the document that was seen; not compared when absent. */
  version?: number | undefined;
}

/** Publishes the removal of an entry in one language, which can be withdrawn; a draft of it is discarded with it. */
export async function removeEntry(
  publishing: Publishing,
  actor: Actor,
  { document, locale, version }: Removal,
): Promise<PublishResult> {
  return inPublication(publishing, async (trx, at) => {
    const [row] = await lockDocuments(trx, at, [{ document, locale }]);
    if (version !== undefined && row!.version !== version)
      throw new Refused({ ok: false, code: "stale_version", document, locale });
    const words = await readVisible(trx, row!);
    if (!words) throw new Refused({ ok: false, code: "not_found" });
    const { id } = await addVersion(trx, actor, at, { document, locale, words: null, origin: "removed" });
    const title = documentTitle(document, words);
    const item = { document, locale, title, version_id: id, replaced_id: row!.published_id, words: null };
    const opened = await openPublication(trx, publishing, actor, at, { items: [item] });
    if (opened.state === "published" && row!.draft_id !== null) {
      const [removed] = await lockDocuments(trx, at, [{ document, locale }]);
      await changeDraft(trx, actor, at, removed!, null);
    }
    return opened;
  });
}
