import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { ScryptCost } from "./passwords/password-hash.server.ts";

/** What the functions of this room are given. */
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
