import { type Kysely, sql } from "kysely";

/**
 * Lets the nightly upkeep delete what need no longer be retained from histories that only grow, stores the numbers of
 * letters whose recipients are deleted, and adds the indexes by which old rows are found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`
    create or replace function shop_append_only() returns trigger language plpgsql as $$
    begin
      -- Set for one transaction by the upkeep.
      if tg_op = 'DELETE' and current_setting('bigsuite.retention', true) = 'on' then
        return old;
      end if;
      raise exception '% only grows', tg_table_name;
    end $$`,
  // What became of a letter, once its recipients are deleted.
  sql`alter table letters add column totals jsonb`,
  sql`create index sent_mails_at on sent_mails (at)`,
  sql`create index payment_notifications_last on payment_notifications (last_at)`,
  sql`create index insight_consents_at on insight_consents (at)`,
];
