import { type Kysely, sql } from "kysely";

/** One-time codes with which a customer's browser is handed over to the application of a product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table handover_codes (
      code_hash text primary key,
      product text not null,
      user_id text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index handover_codes_expires_at on handover_codes (expires_at)`.execute(db);
}
