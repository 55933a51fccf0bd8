import { type Kysely, sql } from "kysely";

/** The trace in which an order was placed, which its payment continues, and when the provider first reported it as paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table payments add column trace text, add column paid_notice_at timestamptz`,
  sql`
    create index payments_noticed on payments (paid_notice_at)
    where state in ('charging', 'pending') and paid_notice_at is not null`,
];
