import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import { listColleagues } from "#accounts/staff/colleagues.server.ts";
import { possibleOwners } from "#desk/leads.server.ts";
import { eraseSubscription } from "#growth/newsletter/readers/subscribers.server.ts";
import { storeReport } from "#growth/newsletter/reports/store-report.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import type { ObserveOutbound } from "#infra/tracing/observe-outbound.server.ts";
import { registerConversationJobs } from "#leads/conversation/conversation-jobs.server.ts";
import { registerAssignment } from "#leads/inbox/assign-on-arrival.server.ts";
import { registerSearchIndexJob } from "#leads/inbox/search/search-index.server.ts";
import { registerLeadJobs } from "#leads/lead-jobs.server.ts";
import { collectForAccount } from "#leads/privacy/account-export.server.ts";
import { eraseLeads } from "#leads/privacy/personal-data.server.ts";
import { prepareStoreLead } from "#leads/requests/store-lead.server.ts";
import type { Settings } from "#settings/settings.server.ts";
import { apiUrlOf } from "./api-url.ts";

interface LeadParts {
  config: Config;
  settings: Settings;
  db: Database;
  jobs: Jobs;
  mailer: Mailer;
  now: () => Date;
  observe: ObserveOutbound;
}

/** Prepares the write of leads and registers their deliveries and the newsletter's; call before the jobs start. */
export async function wireLeads({ config, settings, db, jobs, mailer, now, observe }: LeadParts): Promise<{
  holder: PersonalDataSource;
}> {
  await prepareStoreLead(db);
  const { publicUrl, inboundMail } = config;
  const deps = { db, jobs, mailer, now, company: settings.company, publicUrl, secret: readAuthSecret(config) };
  registerLeadJobs({ ...deps, observe, crm: config.crm, apiUrl: apiUrlOf(config) });
  registerAssignment({ ...deps, listOwners: possibleOwners });
  registerSearchIndexJob({ db, jobs });
  registerConversationJobs({
    ...deps,
    inboundMail,
    listColleagues: (at) => listColleagues(at, "leads"),
    storeReport: async (message) => (inboundMail ? storeReport(message, { ...deps, inboundMail }) : "not_ours"),
  });
  return {
    holder: {
      name: "leads",
      // Found by address alone: no data of the person until the address is verified.
      collect: async (db, person) => (person.email_verified ? collectForAccount({ db, jobs, now }, person) : {}),
      erase: async (trx, { email, email_verified }) => {
        if (!email_verified) return;
        await eraseLeads(trx, email);
        await eraseSubscription(trx, email);
      },
    },
  };
}
