import { type Generated, sql } from "kysely";
import { notifyAdmin } from "../database/admin-changes.server.ts";
import type { Database } from "../database/tables.server.ts";
import type { Log } from "../log/log.server.ts";
import type { Mailer } from "./mail.server.ts";

/** A mail that was handed over, without address and content. */
interface SentMailTable {
  mail_id: string;
  at: Date;
  kind: string;
  user_id: string | null;
  lead_id: string | null;
  order_id: string | null;
  audience: Generated<"customer" | "sales">;
  /** Of a mail about an order: such a subject names nobody. */
  subject: string | null;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    sent_mails: SentMailTable;
  }
}

interface RecordDeps {
  db: Database;
  log: Pick<Log, "warn">;
  now: () => Date;
}

/**
 * Returns a mailer that records each mail that names what it is about, after it was accepted. A repeat adds no row, and a
 * record that fails causes no second mail.
 */
export function recordSent(mailer: Mailer, { db, log, now }: RecordDeps): Mailer {
  return {
    async send(mail) {
      if (mail.about?.audience === "sales" && (await isRecorded(db, mail.id))) return;
      await mailer.send(mail);
      if (!mail.about) return;
      const { kind, user = null, lead = null, order = null, audience = "customer" } = mail.about;
      // The person may have been erased since: then nothing is recorded.
      const insert = sql`
        insert into sent_mails (mail_id, at, kind, user_id, lead_id, order_id, audience, subject)
        select ${mail.id}, ${now()}::timestamptz, ${kind}, ${user}::text, ${lead}::uuid, ${order}::uuid, ${audience},
          ${order ? mail.subject : null}::text
        where (${user}::text is null or exists (select from users where id = ${user}))
          and (${lead}::uuid is null or exists (select from leads where id = ${lead}::uuid))
        on conflict (mail_id) do nothing`;
      // The mail is out: a failure here must not send it a second time.
      try {
        await insert.execute(db);
        if (order) await notifyAdmin(db, "orders", order);
      } catch (error) {
        log.warn({ err: error, kind }, "sent mail was not recorded");
      }
    },
    close: () => mailer.close(),
  };
}

async function isRecorded(db: Database, mailId: string): Promise<boolean> {
  const row = await db.selectFrom("sent_mails").select("mail_id").where("mail_id", "=", mailId).executeTakeFirst();
  return row !== undefined;
}
