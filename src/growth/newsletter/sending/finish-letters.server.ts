import { sql } from "kysely";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import "../tables.server.ts";

const job = { kind: "job", name: "letter-send" } as const;

/**
 * Ends every letter of which no mail waits any more, and notifies the back office of the progress of those that go on.
 * @throws AggregateError of those that failed, after all others are ended
 */
export async function finishLetters(db: Database, now: Date): Promise<void> {
  const sending = await db.selectFrom("letters").select("id").where("state", "=", "sending").execute();
  await attemptEach("letters", async (attempt) => {
    for (const { id } of sending)
      await attempt(id, async () => {
        if (!(await finishLetter(db, id, now))) await notifyAdmin(db, "newsletter", id);
      });
  });
}

function finishLetter(db: Database, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      update letters set state = 'sent', finished_at = ${now}, updated_at = ${now}
      where id = ${id} and state = 'sending' and not exists (
        select from letter_recipients where letter_id = ${id} and state in ('waiting', 'sending'))
      returning id`.execute(trx);
    if (rows.length === 0) return false;
    await recordChange(trx, job, now, {
      action: "letter.sent",
      object: { kind: "letters", id },
      before: { state: "sending" },
      after: { state: "sent" },
    });
    return true;
  });
}
