import type { core } from "zod";
import { documentOf } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { setDraft } from "../documents/save-draft.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";
import { readVersionWords } from "../versions/version-words.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import type { Replaced } from "./replace-view.ts";
import { type Replacement, replacedWords } from "./replaced-words.server.ts";

interface Place {
  document: string;
  locale: Locale;
}

interface RefusedField extends Place {
  path: string;
  code: Replaced["refused"][number]["code"];
  issue?: core.$ZodIssue | undefined;
}

/**
 * Replaces a text in the named fields, with one draft for each document. A document that was changed meanwhile is left
 * alone; of the others, fields that the replacement would make invalid.
 */
export async function replaceInDrafts(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  {
    items,
    ...replacement
  }: Replacement & { items: readonly (Place & { version: number; paths: readonly string[] })[] },
) {
  const note = `${replacement.text} → ${replacement.replacement}`.slice(0, 300);
  return db.transaction().execute(async (trx) => {
    const drafts: Replaced["drafts"] = [];
    const refused: RefusedField[] = [];
    const locked = await lockDocuments(trx, now(), items);
    for (const [index, { document, locale, version, paths }] of items.entries()) {
      const place = { document, locale };
      const refuse = (code: RefusedField["code"], own: Iterable<string>) => {
        for (const path of own) refused.push({ ...place, path, code });
      };
      const row = locked[index]!;
      const before = row.version === version ? await readWords(trx, row) : undefined;
      if (!before) {
        refuse("stale_version", paths);
        continue;
      }
      const { words, changed, gone, invalid } = replacedWords(place, before, paths, replacement);
      refuse("text_gone", gone);
      for (const [path, issue] of invalid) refused.push({ ...place, path, code: "invalid", issue });
      if (changed.length === 0) continue;
      const saved = await setDraft(trx, actor, now(), row, { words, origin: "replaced", note });
      drafts.push({ ...place, version: saved, before: row.draft_id, paths: changed });
    }
    return { drafts, refused };
  });
}

async function readWords(trx: Trx, row: Place & { draft_id: number | null }): Promise<Words | undefined> {
  if (row.draft_id === null) return readPublishedDocument(documentOf(row.document), row.locale);
  return (await readVersionWords(trx, row.draft_id)) ?? undefined;
}
