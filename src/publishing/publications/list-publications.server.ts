import { compareWords } from "#content/compare-words.ts";
import { documentOf } from "#content/document-names.ts";
import { shippedWords } from "#content/shipped-words.server.ts";
import { type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { PublicationRow, PublicationState } from "../content-view.ts";
import type { PublicationItem, Words } from "../tables.server.ts";

interface PublicationQuery extends Paging {
  state?: PublicationState | undefined;
}

/** Returns publications, the latest request first. */
export async function listPublications(db: Database, { state, ...paging }: PublicationQuery) {
  const select = db
    .selectFrom("content_publications")
    .selectAll()
    .$if(state !== undefined, (query) => query.where("state", "=", state!));
  const key = [
    ["requested_at", "desc", "moment"],
    ["id", "desc", "uuid"],
  ] as const;
  const { rows, next } = await page(select, key, paging);
  return { rows: rows.map(describePublication), next };
}

/** Returns a publication with the fields that it changed or would change, or undefined. */
export async function readPublication(db: Database, id: string) {
  const row = await db.selectFrom("content_publications").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const changes = await Promise.all(row.items.map((item) => changesOf(db, item)));
  return { ...describePublication(row), changes: changes.flat() };
}

async function changesOf(db: Database, { document, locale, version_id, replaced_id }: PublicationItem) {
  const versions = await db
    .selectFrom("content_versions")
    .select(["id", "words"])
    .where("id", "in", [version_id, ...(replaced_id ? [replaced_id] : [])])
    .execute();
  const wordsOf = (id: number): Words | null => versions.find((version) => version.id === id)?.words ?? null;
  const before = replaced_id ? wordsOf(replaced_id) : (shippedWords(documentOf(document), locale) ?? null);
  return compareWords(before, wordsOf(version_id)).map((change) => ({ document, locale, ...change }));
}

interface StoredPublication extends Omit<PublicationRow, "requested_at" | "at" | "items"> {
  items: PublicationItem[];
  requested_at: Date;
  at: Date;
}

function describePublication(row: StoredPublication): PublicationRow {
  const { id, state, note, author, reviewer, comment } = row;
  const items = row.items.map(({ document, locale, title }) => ({ document, locale, title }));
  const [requested_at, at] = [row.requested_at.toISOString(), row.at.toISOString()];
  return { id, state, items, note, author, reviewer, comment, requested_at, at };
}
