import type { core } from "zod";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";

/** A picture of the library, by its reference (`media:<id>`), with its description in each language; empty where missing. */
type DescribedPictures = ReadonlyMap<string, Readonly<Record<Locale, string>>>;

/** What the functions of this folder stand on. */
export interface Publishing {
  db: Database;
  now: () => Date;
  /** Whether a second person must approve every publication. */
  needsReview: boolean;
  /** Reads the pictures that words name; one that is not in the library is absent. */
  readPictures: (trx: Trx, references: readonly string[]) => Promise<DescribedPictures>;
  /** Reads the published words again, so that this instance shows what it has just answered. */
  reload: () => Promise<void>;
  /** Returns what prevents the pictures that words name from being shown; without it, pictures are not checked. */
  checkLogo?: (document: string, words: object) => readonly core.$ZodIssue[];
}
