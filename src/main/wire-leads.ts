import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { UpkeepTask } from "#infra/database/upkeep.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { workLeads } from "#leads/lead-jobs.server.ts";
import { collectForAccount } from "#leads/privacy/account-export.server.ts";
import { eraseLeads } from "#leads/privacy/personal-data.server.ts";
import { dropOldLeads } from "#leads/privacy/retention.server.ts";
import { apiUrlOf } from "./api-url.ts";

interface LeadParts {
  config: Config;
  db: Database;
  jobs: Jobs;
  mailer: Mailer;
  now: () => Date;
}

/** Puts the deliveries of contact requests and of the newsletter together; call before the jobs start. */
export function wireLeads({ config, db, jobs, mailer, now }: LeadParts): {
  holder: PersonalDataSource;
  upkeep: UpkeepTask;
} {
  workLeads({
    db,
    jobs,
    mailer,
    now,
    salesMail: config.salesMail,
    publicUrl: config.publicUrl,
    crm: config.crm,
    apiUrl: apiUrlOf(config),
    secret: readAuthSecret(config),
  });
  return {
    upkeep: (at, own) => dropOldLeads(own, at),
    holder: {
      name: "leads",
      // kept by address alone: another's until the person has shown that the address is theirs
      collect: async (db, person) => (person.email_verified ? collectForAccount({ db, jobs, now }, person) : {}),
      erase: async (trx, person) => (person.email_verified ? eraseLeads(trx, person.email) : undefined),
    },
  };
}
