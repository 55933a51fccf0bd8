import { dayBefore, type RetentionTable } from "#infra/retention/retention.server.ts";

/** What pages are found by, and what was not found: a year to compare, and the current month. */
export const searchRetention = {
  search_pages: { deletedBy: "the next indexing, once the page is gone" },
  search_vocabulary: { deletedBy: "the next indexing" },
  search_misses: { delete: [{ after: { months: 13 }, due: dayBefore("day") }] },
} as const satisfies RetentionTable;
