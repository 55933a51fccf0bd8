import type { Database } from "#infra/database/tables.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { type Channel, type DeliveryDeps, deliverLead, enqueueDeliveries } from "./delivery/deliver-lead.server.ts";
import { sendSuspectDigest } from "./delivery/send-suspect-digest.server.ts";
import type { LeadReceived } from "./deps.server.ts";
import { registerImportJob } from "./import/import-job.server.ts";
import { type OlderRequests, sendOlderRequests } from "./privacy/account-export.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "lead-received": LeadReceived;
    "lead-delivery": { lead: string; channel: Channel };
    "newsletter-mail": { subscriber: string };
    "suspect-digest": object;
    "older-requests": OlderRequests;
  }
}

/** Registers the handlers of this domain's queues; call before `jobs.start()`. */
export function registerLeadJobs(deps: DeliveryDeps & NewsletterDeps): void {
  const { jobs } = deps;
  jobs.work("lead-received", (received) => enqueueDeliveries(received, deps));
  jobs.work("lead-delivery", ({ lead, channel }) => deliverLead(lead, channel, deps));
  jobs.work("older-requests", (older, job) => sendOlderRequests(older, deps, job));
  jobs.work("newsletter-mail", ({ subscriber }) => sendNewsletterMail(subscriber, deps));
  jobs.work("suspect-digest", () => sendSuspectDigest(deps));
  registerImportJob(deps);
  jobs.every("30 7 * * *", "suspect-digest", {});
}

interface NewsletterDeps {
  db: Database;
  mailer: Pick<Mailer, "send">;
  /** Origin of the site. */
  publicUrl: string;
  /** Base of the API as mail readers reach it. */
  apiUrl: string;
  /** Signs the links of newsletter mails. */
  secret: string;
}

/** Handles `newsletter-mail`: asks for confirmation of the newsletter, unless it was confirmed or ended in the meantime. */
async function sendNewsletterMail(
  id: string,
  { db, mailer, publicUrl, apiUrl, secret }: NewsletterDeps,
): Promise<void> {
  const subscriber = await db.selectFrom("subscribers").selectAll().where("id", "=", id).executeTakeFirst();
  if (subscriber?.state !== "asked") return;
  const token = linkToken("newsletter", id, secret);
  const confirmUrl = `${apiUrl}/subscribe/confirm?token=${token}`;
  const unsubscribeUrl = `${apiUrl}/subscribe/unsubscribe?token=${token}`;
  const { newsletterMail } = await import("./delivery/mails/newsletter-mail.server.tsx");
  const mail = await newsletterMail({ locale: subscriber.locale, site: publicUrl, confirmUrl, unsubscribeUrl });
  const requestedAt = subscriber.asked_at.getTime();
  await mailer.send({ id: `newsletter-${id}-${requestedAt}`, to: subscriber.email, unsubscribeUrl, ...mail });
}
