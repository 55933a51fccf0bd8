import { isDraftOf } from "#content/check-words.server.ts";
import { compareWords } from "#content/compare-words.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Locale } from "#text/locales.ts";
import { setDraft } from "../documents/save-draft.server.ts";
import type { PublicationRequest } from "../publications/publish.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";
import { readVersionWords } from "../versions/version-words.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import { type Difference, findDifferences } from "./word-files.server.ts";

export interface Imported {
  /** The drafts that have the words of the files now. */
  items: PublicationRequest["items"];
  /** What stayed as it was: an unfinished draft is there, the form is wrong, or only the published words have the entry. */
  skipped: { document: string; locale: Locale; reason: "other_draft" | "invalid" | "only_published" }[];
}

/** Brings the words of files in as drafts where they differ from the published ones, all or none of them. */
export async function importWords(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  { folder, remove }: { folder: string; remove: boolean },
): Promise<Imported> {
  const differences = findDifferences(folder);
  return db.transaction().execute(async (trx) => {
    const result: Imported = { items: [], skipped: [] };
    const places = differences.map(({ document, locale }) => ({ document: document.name, locale }));
    const locked = await lockDocuments(trx, now(), places);
    for (const [index, difference] of differences.entries()) {
      const { document, locale } = difference;
      const row = locked[index]!;
      const draft = row.draft_id === null ? undefined : { words: await readVersionWords(trx, row.draft_id) };
      const place = { document: document.name, locale };
      const reason = reasonToSkip(difference, draft, remove);
      if (reason) result.skipped.push({ ...place, reason });
      else if (draft) result.items = [...result.items, { ...place, version: row.version }];
      else {
        const words = difference.file ?? null;
        const version = await setDraft(trx, actor, now(), row, { words, origin: words ? "import" : "removed" });
        result.items = [...result.items, { ...place, version }];
      }
    }
    return result;
  });
}

function reasonToSkip({ document, file }: Difference, draft: { words: Words | null } | undefined, remove: boolean) {
  if (!file && !remove) return "only_published";
  if (draft && compareWords(draft.words, file ?? null).length > 0) return "other_draft";
  return file && !isDraftOf(document, file) ? "invalid" : undefined;
}
