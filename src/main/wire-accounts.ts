import { type Accounts, createAccounts } from "#accounts/accounts.server.ts";
import { carryOutDeletions } from "#accounts/person/deletion.server.ts";
import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import { deleteOldAccountData } from "#accounts/upkeep.server.ts";
import { type Authenticate, createAuthenticate } from "#api/auth/authenticate.ts";
import { createSecurityLog, type LogSecurity } from "#api/http/security-log.ts";
import type { Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { UpkeepTask } from "#infra/database/upkeep.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";

export interface WiredAccounts {
  accounts: Accounts;
  authenticate: Authenticate;
  logSecurity: LogSecurity;
  personalData: readonly PersonalDataSource[];
  /** The nightly work: forgets what is over, and erases accounts whose wait is. */
  upkeep: UpkeepTask;
}

/**
 * Login, its letters, and what the API needs of both.
 * @param personalData what the other rooms keep on a person, for the export and on removal
 */
export function wireAccounts(
  deps: { config: Config; db: Database; jobs: Jobs; log: Log; mailer: Mailer; now: () => Date },
  personalData: readonly PersonalDataSource[] = [],
): WiredAccounts {
  const { config, db, jobs, log, mailer, now } = deps;
  const mailDeps = { db, mailer, publicUrl: config.publicUrl, now };
  // The letters are loaded with the first of them: a server at rest carries no mail components.
  const letters = () => import("#accounts/mails/send-account-mail.server.ts");
  jobs.work("account-mail", async (data, job) => (await letters()).sendAccountMail(mailDeps, data, job));
  jobs.work("account-closed", async (data, job) => (await letters()).sendAccountClosed(mailDeps, data, job));
  const accounts = createAccounts({ config, db, now, report: reportTo(log) });
  const logSecurity = createSecurityLog(log, readAuthSecret(config));
  const upkeep: UpkeepTask = async (at, own) => {
    await deleteOldAccountData(own, at);
    await carryOutDeletions({ db: own, jobs, now: () => at }, personalData, (user) =>
      log.info({ event: "account_deleted", user }, "security"),
    );
  };
  return { accounts, authenticate: createAuthenticate(accounts.readToken), logSecurity, personalData, upkeep };
}

/**
 * Writes what Better Auth reports. A page of another site that calls the login is no fault of ours, and what it names
 * itself has no place in the log.
 */
export function reportTo(log: Pick<Log, "warn" | "error">): (message: string) => void {
  return (message) => {
    if (/^Invalid origin\b/i.test(message)) log.warn({ part: "login" }, "origin refused");
    else log.error({ part: "login" }, message);
  };
}
