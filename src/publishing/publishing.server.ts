import type { core } from "zod";
import type { Database } from "#infra/database/tables.server.ts";

/** What the functions of this folder stand on. */
export interface Publishing {
  db: Database;
  now: () => Date;
  /** Whether a second person must approve every publication. */
  needsReview: boolean;
  /** Reads the published words again, so that this instance shows what it has just answered. */
  reload: () => Promise<void>;
  /** Returns what keeps the pictures that words name from being shown; without it, pictures are not checked. */
  checkPictures?: (document: string, words: object) => readonly core.$ZodIssue[];
}
