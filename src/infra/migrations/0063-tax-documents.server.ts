import { type Kysely, sql } from "kysely";

/** The document by which the tax office knows a buyer without an NPWP, or the place of business of one with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column tax_document jsonb`.execute(db);
}
