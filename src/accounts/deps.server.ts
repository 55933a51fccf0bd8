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

/** What the functions of this folder are given. */
export interface AccountDeps {
  db: Database;
  jobs: Pick<Jobs, "send">;
  now: () => Date;
  /** What hashing a new password costs; that of `password-hash.server.ts` unless given. */
  passwordCost?: ScryptCost | undefined;
}

/** One field that was not accepted, by its name and the code of the reason. */
export interface FieldIssue {
  path: string;
  code: string;
}
