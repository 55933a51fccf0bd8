import {
  type Channel,
  type DeliveryDeps,
  deliverLead,
  enqueueDeliveries,
  type LeadReceived,
} from "./delivery/deliver-lead.server.ts";
import { sendSuspectDigest } from "./delivery/send-suspect-digest.server.ts";
import { type NewsletterDeps, sendNewsletterMail } from "./newsletter/send-newsletter-mail.server.ts";
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
  jobs.every("30 7 * * *", "suspect-digest", {});
}
