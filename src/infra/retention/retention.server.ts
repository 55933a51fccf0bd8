import { type RawBuilder, sql } from "kysely";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { Database } from "../database/tables.server.ts";
import type { Period } from "./period.ts";

/** Rows are deleted when a condition holds that looks at the moment at which their period ended. */
interface Deletion {
  after: Period;
  due: (before: Date) => RawBuilder<boolean>;
}

/** What becomes of the rows of a table. */
export type Retention =
  /** Deleted by the nightly upkeep, in batches. `recorded`: the audit log says how many. */
  | { delete: readonly Deletion[]; recorded?: true }
  /** Deleted by the nightly upkeep in a step of its own, which deletes rows of several tables together. */
  | { step: (db: Database, now: Date) => Promise<void> }
  /** Deleted with the row of another table that it belongs to. */
  | { deletedWith: string }
  /** Deleted by something other than the upkeep. */
  | { deletedBy: string }
  /** Never deleted, with the reason. */
  | { permanent: string };

/** The retention of tables by their names, in the order in which they are worked on. */
export type RetentionTable = Record<string, Retention>;

/** Due when the moment in a column lies before the end of the period; a row where it is null is not due. */
export const olderThan =
  (column: string): Deletion["due"] =>
  (before) =>
    sql`${sql.ref(column)} < ${before}`;

/** As `olderThan`, for a column with a day in Jakarta. */
export const dayBefore =
  (column: string): Deletion["due"] =>
  (before) =>
    sql`${sql.ref(column)} < ${jakartaDay(before)}::date`;
