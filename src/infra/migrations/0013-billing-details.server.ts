import { type Kysely, sql } from "kysely";

/** Who a customer's invoices are made out to, begun with the buyer of each customer's last order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table billing_details (
      user_id text primary key,
      name text not null,
      address text not null,
      npwp text,
      updated_at timestamptz not null
    )`.execute(db);
  // Orders of closed accounts have lost their e-mail address.
  await sql`
    insert into billing_details (user_id, name, address, npwp, updated_at)
    select distinct on (user_id) user_id, buyer->>'name', buyer->>'address', buyer->>'npwp', placed_at
    from orders where email <> ''
    order by user_id, placed_at desc`.execute(db);
}
