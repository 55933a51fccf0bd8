import type { Kysely, Transaction } from "kysely";

/**
 * Every table of the database. Each domain adds its own by declaration merging in its `tables.server.ts`:
 * `declare module "./tables.server.ts" { interface Tables { leads: LeadTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in the domains
export interface Tables {}

export type Database = Kysely<Tables>;
/** A transaction in progress: inside one, use nothing else to reach the database. */
export type Trx = Transaction<Tables>;
