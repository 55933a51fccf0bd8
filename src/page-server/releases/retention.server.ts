import type { RetentionTable } from "#infra/retention/retention.server.ts";

/** Built files of releases. */
export const releaseRetention = {
  releases: { deletedBy: "the start of a newer release, once it is none of the newest three" },
  released_files: { deletedWith: "releases" },
} as const satisfies RetentionTable;
