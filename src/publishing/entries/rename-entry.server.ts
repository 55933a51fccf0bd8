import { documentOf } from "#content/document-names.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { moveThreads } from "../comments/move-threads.server.ts";
import type { PublicationState } from "../content-view.ts";
import { addVersion } from "../documents/add-version.server.ts";
import { documentTitle } from "../documents/document-title.server.ts";
import { changeDraft, setDraft } from "../documents/save-draft.server.ts";
import {
  inPublication,
  openPublication,
  type PublicationContent,
  type PublishRefusal,
  Refused,
} from "../publications/open-publication.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";
import { readVersionWords } from "../versions/version-words.server.ts";
import { type LockedDocument, lockDocuments } from "../words-state.server.ts";
import { inEachLanguage, isTaken, readVisible, withName } from "./entry-words.server.ts";

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
