import type { RetentionTable } from "#infra/retention/retention.server.ts";

/** Pictures that editors upload. */
export const mediaRetention = {
  media: { permanent: "the library of pictures; editors delete from it" },
  media_files: { deletedBy: "the upkeep of files, three days after no picture has them" },
  media_bytes: { deletedWith: "media_files" },
} as const satisfies RetentionTable;
