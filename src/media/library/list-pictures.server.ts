import { type SqlBool, sql } from "kysely";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { MediaDeps } from "../media.server.ts";
import type { MediaDetail, MediaRow } from "../media-view.ts";
import { findUses } from "../uses/find-uses.server.ts";
import { viewPicture } from "./view-picture.server.ts";

export const pictureFilters = ["usable", "unused", "no_alt", "waiting"] as const;

interface PictureQuery extends Paging {
  filter?: (typeof pictureFilters)[number] | undefined;
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
