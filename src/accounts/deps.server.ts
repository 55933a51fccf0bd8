import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { AccountClosed, AccountMail } from "./mails/account-mail.ts";
import type { ScryptCost } from "./passwords/password-hash.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "account-mail": AccountMail;
    "account-closed": AccountClosed;
  }
}

/** What the functions of this module depend on. */
export interface AccountDeps {
  db: Database;
  jobs: Pick<Jobs, "send">;
  now: () => Date;
  /** The cost of hashing a new password; by default that of `password-hash.server.ts`. */
  passwordCost?: ScryptCost | undefined;
}
