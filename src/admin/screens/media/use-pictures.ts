import type { MediaListMeta, MediaRow } from "#media/media-view.ts";
import { type Query, useList } from "../../kit/data.ts";

/** What the server takes unless it is configured otherwise; known exactly with the first page. */
const usualLimit = 15_000_000;

/** Reads the pictures of the library page by page, and the largest file that it takes. */
export function usePictures(query: Query) {
  const list = useList<MediaRow, MediaListMeta>("/admin/media", { ...query, limit: "60" });
  return { ...list, maxBytes: list.meta?.limits.bytes ?? usualLimit };
}
