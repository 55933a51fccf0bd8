import type { Selectable } from "kysely";
import type { Tables } from "#infra/database/tables.server.ts";
import type { MediaRow, PictureUse } from "../media-view.ts";
import { filesOf } from "../shown/files-of.ts";

/** Returns a picture as the back office shows it. */
export function viewPicture(row: Selectable<Tables["media"]>, uses: readonly PictureUse[]): MediaRow {
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
