import { readDocumentName } from "#content/document-names.ts";
import type { Database } from "#infra/database/tables.server.ts";
import "../tables.server.ts";

/** Reads all drafts; the words of one that removes an entry are null. */
export async function readDrafts(db: Database) {
  const rows = await db
    .selectFrom("content_documents as of")
    .innerJoin("content_versions as words", "words.id", "of.draft_id")
    .select(["of.document", "of.locale", "words.words"])
    .execute();
  return rows.filter(({ document }) => readDocumentName(document));
}
