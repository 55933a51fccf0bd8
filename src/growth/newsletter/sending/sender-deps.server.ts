import type { InboundMail } from "#infra/config/inbound-mail.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import type { FreezeDeps } from "../compose/resolve-letter.server.ts";

/** What sending letters stands on. */
export interface SenderDeps extends FreezeDeps {
  db: Database;
  jobs: Jobs;
  log: Log;
  mailer: Pick<Mailer, "send">;
  now: () => Date;
  /** Base of the API as mail readers reach it. */
  apiUrl: string;
  /** Signs the links of mails. */
  secret: string;
  /** The mailbox that gets the reports of mails that were not delivered. */
  inboundMail: InboundMail | undefined;
  /** Returns the address of an account of the staff; accounts belong to another domain. */
  emailOf: (user: string) => Promise<string | undefined>;
  /** Mails in a minute. */
  perMinute: number;
  /** Milliseconds before the second attempt; doubles up to an hour. */
  retryDelay?: number;
}
