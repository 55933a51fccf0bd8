import { type Kysely, sql } from "kysely";

/**
 * The link by which somebody else pays an order, at most one for each order. Its token is signed and not stored; without the
 * row it is worth nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payer_links (
      id uuid primary key,
      order_id uuid not null unique references orders (id) on delete cascade,
      created_at timestamptz not null
    )`.execute(db);
}
