import { type Kysely, sql } from "kysely";

/**
 * Lets the nightly upkeep delete what need no longer be retained from histories that only grow, and ends limits of a clock
 * that was wrong. Stores the numbers of letters, whose recipients are deleted. Indexes find old rows and suspects.
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
  // A window that ends later than a new one would is one of a clock that was ahead: it would refuse people until then.
  sql`
    create or replace function take_from_limit(
      limit_key text, at timestamptz, until timestamptz, out used int, out ends timestamptz)
    language sql as $$
      insert into rate_limits as it (key, count, resets_at) values (limit_key, 1, until)
      on conflict (key) do update set
        count = case when it.resets_at <= at or it.resets_at > until then 1 else it.count + 1 end,
        resets_at = case when it.resets_at <= at or it.resets_at > until then until else it.resets_at end
      returning count, resets_at
    $$`,
  // What became of a letter, once its recipients are deleted.
  sql`alter table letters add column totals jsonb`,
  sql`create index sent_mails_at on sent_mails (at)`,
  sql`create index payment_notifications_last on payment_notifications (last_at)`,
  // Suspects are counted for the first screen of the back office: the index alone answers.
  sql`create index leads_suspects on leads (received_at) where state = 'suspect' and merged_into is null`,
  sql`create index insight_consents_at on insight_consents (at)`,
];
