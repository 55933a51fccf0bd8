import { type Kysely, sql } from "kysely";

/**
 * One record of sent mails: those about orders, of which sales receives some, move to `sent_mails`. The table of before
 * stays for an older version. A merged request leaves the figures of its day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`
    alter table sent_mails
      add column audience text not null default 'customer' check (audience in ('customer', 'sales')),
      add column subject text`,
  sql`
    insert into sent_mails (mail_id, at, kind, order_id, audience, subject)
    select mail_id, sent_at, 'order-' || kind, order_id, audience, subject from order_mails
    on conflict (mail_id) do update set at = excluded.at, audience = excluded.audience, subject = excluded.subject`,
  sql`
    create trigger leads_merged_figure_day after update of merged_into on leads for each row
      when ((old.merged_into is null) is distinct from (new.merged_into is null))
      execute function mark_figure_day_of_lead()`,
];
