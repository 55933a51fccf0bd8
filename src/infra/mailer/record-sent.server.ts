import { sql } from "kysely";
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

/** Returns a mailer that records each mail that names what it is about, after it was accepted. A repeat adds no row. */
export function recordSent(mailer: Mailer, { db, log, now }: RecordDeps): Mailer {
  return {
    async send(mail) {
      await mailer.send(mail);
      if (!mail.about) return;
      const { kind, user = null, lead = null, order = null } = mail.about;
      // The person may have been erased since: then nothing is recorded.
      const insert = sql`
        insert into sent_mails (mail_id, at, kind, user_id, lead_id, order_id)
        select ${mail.id}, ${now()}::timestamptz, ${kind}, ${user}::text, ${lead}::uuid, ${order}::uuid
        where (${user}::text is null or exists (select from users where id = ${user}))
          and (${lead}::uuid is null or exists (select from leads where id = ${lead}::uuid))
        on conflict (mail_id) do nothing`;
      // The mail is out: a failure here must not send it a second time.
      await insert.execute(db).catch((error) => log.warn({ err: error, kind }, "sent mail was not recorded"));
    },
    close: () => mailer.close(),
  };
}
