import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";

/** Monthly letters, sent before now. */
const letters = 24;

/** Inserts letters that were sent to everybody who had confirmed the newsletter by now, some of whom they did not reach. */
export async function seedLetters(trx: Trx, at: Date): Promise<void> {
  await sql`
    with sent as (
      insert into letters (id, state, topic, locales, content, slug, started_at, finished_at, author, created_at, updated_at)
      select gen_random_uuid(), 'sent', 'monthly', '{id,en}', '{"subject": {"id": "Kabar", "en": "News"}, "blocks": []}',
        'large-' || n, since, since, 'rina', since, since
      from (select n, ${at}::timestamptz - n * interval '30 days' as since from generate_series(1, ${letters}::int) as n) as month
      returning id, finished_at)
    insert into letter_recipients (letter_id, subscriber_id, locale, state, due_at, sent_at)
    select sent.id, subscribers.id, locale, case when random() < 0.02 then 'bounced' else 'sent' end, finished_at, finished_at
    from sent cross join subscribers where subscribers.state = 'confirmed'`.execute(trx);
}
