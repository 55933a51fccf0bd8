import { useList } from "../../kit/data.ts";

/** What the server takes unless it is configured otherwise; known exactly with the first page. */
const usualLimit = 15_000_000;

/** Reads the pictures of the library page by page, and the largest file that it takes. */
export function usePictures(query: { filter?: string | undefined; search?: string | undefined }) {
  const list = useList("/admin/media", { ...query, limit: "60" });
  return { ...list, maxBytes: list.meta?.limits.bytes ?? usualLimit };
}
