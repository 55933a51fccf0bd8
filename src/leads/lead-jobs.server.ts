import {
  type Channel,
  type DeliveryDeps,
  deliverLead,
  fanOut,
  type LeadReceived,
} from "./delivery/deliver-lead.server.ts";
import { sendSuspectDigest } from "./delivery/send-suspect-digest.server.ts";
import { type NewsletterDeps, sendNewsletterMail } from "./newsletter/send-newsletter-mail.server.ts";
import { type OlderRequests, sendOlderRequests } from "./privacy/account-export.server.ts";

/** Registers the handlers of this room's queues; call before `jobs.start()`. */
export function workLeads(deps: DeliveryDeps & NewsletterDeps): void {
  const { jobs } = deps;
  jobs.work<LeadReceived>("lead-received", (received) => fanOut(received, deps));
  jobs.work<{ lead: string; channel: Channel }>("lead-delivery", ({ lead, channel }) =>
    deliverLead(lead, channel, deps),
  );
  jobs.work<OlderRequests>("older-requests", (older, job) => sendOlderRequests(older, deps, job));
  jobs.work<{ subscriber: string }>("newsletter-mail", ({ subscriber }) => sendNewsletterMail(subscriber, deps));
  jobs.work("suspect-digest", () => sendSuspectDigest(deps));
  jobs.every("30 7 * * *", "suspect-digest");
}
