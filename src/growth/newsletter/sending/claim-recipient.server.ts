import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import "../tables.server.ts";

/** A subscriber whose turn it is: sent to by this process, or passed over because the subscriber has left. */
export interface Claimed {
  id: string;
  letter: string;
  subscriber: string;
  locale: Locale;
  email: string;
  attempts: number;
  state: "sending" | "skipped";
}

/**
 * Claims the next mail that is due, before anything of it is sent. Whether the subscriber still wants it is asked in the
 * same statement: who has left before it gets nothing.
 */
export async function claimRecipient(db: Database, sender: string, now: Date): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    with next as (
      select recipient.id, letters.topic, subscribers.email, subscribers.state, subscribers.topics
      from letter_recipients as recipient
      join letters on letters.id = recipient.letter_id and letters.state = 'sending'
      left join subscribers on subscribers.id = recipient.subscriber_id
      where recipient.state = 'waiting' and recipient.due_at <= ${now}
      order by recipient.due_at, recipient.id limit 1
      for update of recipient skip locked)
    update letter_recipients as claimed set
      state = case when next.state = 'confirmed' and next.topic = any(next.topics) then 'sending' else 'skipped' end,
      sender = ${sender}, claimed_at = ${now}, attempts = claimed.attempts + 1
    from next where claimed.id = next.id
    returning claimed.id, claimed.letter_id as letter, claimed.subscriber_id as subscriber, claimed.locale,
      next.email, claimed.attempts, claimed.state`.execute(db);
  return rows[0];
}
