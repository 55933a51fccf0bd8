import type { RetentionTable } from "#infra/retention/retention.server.ts";

/** What pages are found by. */
export const searchRetention = {
  search_pages: { deletedBy: "the next indexing, once the page is gone" },
  search_vocabulary: { deletedBy: "the next indexing" },
} as const satisfies RetentionTable;
