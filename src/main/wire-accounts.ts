import { type Accounts, createAccounts } from "#accounts/accounts.server.ts";
import { carryOutDeletions } from "#accounts/person/deletion.server.ts";
import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import { sendRightsFormMail } from "#accounts/rights/rights-forms.server.ts";
import { type Authenticate, createAuthenticate } from "#api/auth/authenticate.ts";
import { createSecurityLog, type LogSecurity } from "#api/http/security-log.ts";
import type { Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { UpkeepTask } from "#infra/database/upkeep.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { apiUrlOf } from "./api-url.ts";

export interface WiredAccounts {
  accounts: Accounts;
  authenticate: Authenticate;
  logSecurity: LogSecurity;
  personalData: readonly PersonalDataSource[];
  /** The nightly work: erases the accounts whose waiting period has ended. */
  upkeep: UpkeepTask;
}

/**
 * Creates the login, registers the jobs of its mails, and returns what the API needs of it.
 * @param personalData what the other modules store about a person, for export and erasure
 */
export function wireAccounts(
  deps: { config: Config; db: Database; jobs: Jobs; log: Log; mailer: Mailer; now: () => Date },
  personalData: readonly PersonalDataSource[] = [],
): WiredAccounts {
  const { config, db, jobs, log, mailer, now } = deps;
  const mailDeps = { db, mailer, publicUrl: config.publicUrl, now, secret: readAuthSecret(config) };
  // Loaded with the first mail, to save memory on an idle server.
  const mails = () => import("#accounts/mails/send-account-mail.server.ts");
  jobs.work("account-mail", async (data, job) => (await mails()).sendAccountMail(mailDeps, data, job));
  jobs.work("account-closed", async (data, job) => (await mails()).sendAccountClosed(mailDeps, data, job));
  const formDeps = {
    db,
    mailer,
    publicUrl: config.publicUrl,
    apiUrl: apiUrlOf(config),
    secret: readAuthSecret(config),
  };
  jobs.work("rights-form-mail", ({ form }) => sendRightsFormMail(form, formDeps));
  const accounts = createAccounts({ config, db, now, report: reportTo(log) });
  const logSecurity = createSecurityLog(log, readAuthSecret(config));
  const upkeep: UpkeepTask = async (at, ownDb) => {
    await carryOutDeletions({ db: ownDb, jobs, now: () => at }, personalData, (user) =>
      log.info({ event: "account_deleted", user }, "security"),
    );
  };
  return { accounts, authenticate: createAuthenticate(accounts.readToken), logSecurity, personalData, upkeep };
}

/**
 * Logs what Better Auth reports. A request of another site is not an error of ours; its origin, which it chooses itself, is
 * not logged.
 */
export function reportTo(log: Pick<Log, "warn" | "error">): (message: string) => void {
  return (message) => {
    if (/^Invalid origin\b/i.test(message)) log.warn({ part: "login" }, "origin refused");
    else log.error({ part: "login" }, message);
  };
}
