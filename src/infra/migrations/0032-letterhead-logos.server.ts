import { type Kysely, sql } from "kysely";

/**
 * The logos on issued invoices, each once. An invoice names its own, so that it looks the same for as long as it is stored,
 * whatever becomes of the picture in the library.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table letterhead_logos (
      hash text primary key,
      width integer not null,
      height integer not null,
      png bytea not null,
      created_at timestamptz not null
    )`.execute(db);
}
