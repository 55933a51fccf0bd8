import "../tables.server.ts";
import type { LayeredWords } from "#content/word-layer.ts";
import { type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { VersionRow } from "../content-view.ts";

interface Place {
  document: string;
  locale: Locale;
}

/** Returns the versions of a document in one language, the newest first. */
export async function listVersions(db: Database, { document, locale }: Place, paging: Paging) {
  const select = db
    .selectFrom("content_versions")
    .select(versionColumns)
    .where("document", "=", document)
    .where("locale", "=", locale);
  const { rows, next } = await page(select, [["number", "desc", "number"]], paging);
  const visible = await visibleVersion(db, { document, locale });
  return { rows: rows.map((row) => describeVersion(row, visible)), next };
}

/** Returns a version with its words, or undefined. */
export async function readVersion(db: Database, id: number) {
  const row = await db
    .selectFrom("content_versions")
    .select([...versionColumns, "document", "locale", "words"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...describeVersion(row, await visibleVersion(db, row)), words: row.words };
}

const versionColumns = ["id", "number", "origin", "author", "note", "created_at", "published_at"] as const;

interface StoredVersion extends Omit<VersionRow, "created_at" | "published"> {
  created_at: Date;
  published_at: Date | null;
}

function describeVersion({ published_at, created_at, ...row }: StoredVersion, visible: number | null): VersionRow {
  const { id, number, origin, author, note } = row;
  const published = id === visible ? "now" : published_at ? "before" : "never";
  return { id, number, origin, author, note, created_at: created_at.toISOString(), published };
}

async function visibleVersion(db: Database, { document, locale }: Place): Promise<number | null> {
  const row = await db
    .selectFrom("content_documents")
    .select("published_id")
    .where("document", "=", document)
    .where("locale", "=", locale)
    .executeTakeFirst();
  return row?.published_id ?? null;
}

/** Reads versions as words that can lie above the published ones, by their ids; those that do not exist are missing. */
export async function readLayeredVersions(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LayeredWords>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("content_versions")
    .select(["id", "document", "locale", "words"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, ...layered }) => [id, layered]));
}
