import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { SendRecord } from "./journal.server.ts";
import "../tables.server.ts";

/**
 * Decides about the mails that a process had claimed and no longer sends. What the relay accepted was sent; what it was
 * not given is sent again; where it had everything and had not answered, nobody knows, and nothing is sent twice.
 */
export async function reconcileSender(
  db: Database,
  { sender, handedOver, isComplete }: SendRecord,
  now: Date,
): Promise<void> {
  const having = (answer: string) => [...handedOver].filter(([, given]) => given === answer).map(([id]) => id);
  await sql`
    update letter_recipients set
      state = case
        when id = any(${having("accepted")}::uuid[]) then 'sent'
        when id = any(${having("unanswered")}::uuid[]) then 'uncertain'
        when ${isComplete} or id = any(${having("refused")}::uuid[]) then 'waiting'
        else 'uncertain' end,
      sent_at = case when id = any(${having("accepted")}::uuid[]) then ${now}::timestamptz end
    where sender = ${sender} and state = 'sending'`.execute(db);
}

/** After so long a process that claimed a mail is gone for good: no conversation with a relay takes an hour. */
const abandonedAfter = 3_600_000;

/** Decides about mails of processes that left no journal here, such as those of another machine. */
export async function reconcileAbandoned(db: Database, own: string, now: Date): Promise<void> {
  await db
    .updateTable("letter_recipients")
    .set({ state: "uncertain" })
    .where("state", "=", "sending")
    .where("sender", "<>", own)
    .where("claimed_at", "<", new Date(now.getTime() - abandonedAfter))
    .execute();
}
