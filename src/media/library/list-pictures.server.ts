import { type Selectable, type SqlBool, sql } from "kysely";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Tables } from "#infra/database/tables.server.ts";
import type { MediaDeps } from "../media.server.ts";
import type { MediaDetail, MediaRow, PictureFilter, PictureUse } from "../media-contract.ts";
import { filesOf } from "../shown/pictures.server.ts";
import { findUses } from "../uses/find-uses.server.ts";

interface PictureQuery extends Paging {
  filter?: PictureFilter | undefined;
  /** A part of the file's name, of a text or of the credit. */
  search?: string | undefined;
}

/** Returns the pictures of the library, the newest first. */
export async function listPictures(
  { db, allWords }: Pick<MediaDeps, "db" | "allWords">,
  { filter, search, ...paging }: PictureQuery,
): Promise<Page<MediaRow>> {
  const uses = await findUses(allWords);
  let select = db.selectFrom("media").selectAll();
  if (search?.trim()) {
    const like = `%${search.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;
    select = select.where((is) =>
      is.or((["name", "alt_id", "alt_en", "credit"] as const).map((in_) => is(in_, "ilike", like))),
    );
  }
  const noAlt = sql<SqlBool>`(alt_id = '' or alt_en = '')`;
  if (filter === "no_alt") select = select.where(noAlt);
  if (filter === "usable") select = select.where("shown", "is not", null).where(sql<SqlBool>`not ${noAlt}`);
  if (filter === "waiting") select = select.where(sql<SqlBool>`(shown->>'hash') is distinct from hash`);
  if (filter === "unused") select = select.where(sql<SqlBool>`not (id = any(${[...uses.keys()]}::text[]))`);
  const key = [
    ["created_at", "desc", "moment"],
    ["id", "desc", "text"],
  ] as const;
  const { rows, next } = await page(select, key, paging);
  return { rows: rows.map((row) => viewPicture(row, uses.get(row.id) ?? [])), next };
}

/** Returns a picture with every place that uses it; undefined when there is none. */
export async function readPicture(
  { db, allWords }: Pick<MediaDeps, "db" | "allWords">,
  id: string,
): Promise<MediaDetail | undefined> {
  const row = await db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const uses = (await findUses(allWords)).get(id) ?? [];
  return { ...viewPicture(row, uses), uses };
}

/** Returns a picture as the back office shows it. */
function viewPicture(row: Selectable<Tables["media"]>, uses: readonly PictureUse[]): MediaRow {
  const { shown, hash, alt_id, alt_en } = row;
  const { src, srcSet } = shown ? filesOf(shown) : {};
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    kind: row.kind,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    shown: shown && { src: src!, srcset: srcSet ?? "", width: shown.width, height: shown.height },
    waiting: shown?.hash !== hash,
    usable: shown !== null && alt_id !== "" && alt_en !== "",
    alt_id,
    alt_en,
    credit: row.credit,
    focal_x: row.focal_x,
    focal_y: row.focal_y,
    used: new Set(uses.map(({ document }) => document)).size,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
  };
}
