import { sql } from "kysely";
import { dayBefore, olderThan, type RetentionTable } from "#infra/retention/retention.server.ts";
import { deleteOldRecipients } from "./newsletter/letters/old-recipients.server.ts";

/** As long as the company's other figures by day. */
const figures = { bookYears: 10 };

/** Months after an event for which it is stored who signed up. */
export const registrationMonths = 6;

/** Days after which an address of the newsletter is deleted, as the privacy policy promises (section `retention`). */
export const subscriberDays = { afterLeaving: 3, unconfirmed: 30 } as const;

/** Readers and letters of the newsletter, campaigns, experiments and events. */
export const growthRetention = {
  event_registrations: { delete: [{ after: { months: registrationMonths }, due: olderThan("ends_at") }] },
  letter_recipients: { step: deleteOldRecipients },
  subscribers: {
    delete: [
      { after: { days: subscriberDays.afterLeaving }, due: (before) => sql`state = 'ended' and ended_at < ${before}` },
      { after: { days: subscriberDays.unconfirmed }, due: (before) => sql`state = 'asked' and asked_at < ${before}` },
    ],
    recorded: true,
  },
  subscriber_events: { deletedWith: "subscribers" },
  subscriber_stops: { permanent: "keeps an import from bringing back an address that left; a keyed digest" },
  letters: { permanent: "what the company published; no personal data" },
  letter_links: { permanent: "a part of the letter" },
  letter_pictures: { permanent: "pictures of letters, each once" },
  campaign_days: { delete: [{ after: figures, due: dayBefore("day") }] },
  campaign_split_days: { deletedBy: "a trigger, with the day in campaign_days" },
  campaign_link_days: { delete: [{ after: figures, due: dayBefore("day") }] },
  experiments: { permanent: "what was compared and decided; written by staff" },
  experiment_exposure_days: { delete: [{ after: figures, due: dayBefore("day") }] },
  experiment_guard_days: { delete: [{ after: figures, due: dayBefore("day") }] },
  campaign_terms: { permanent: "the names that links may use; written by staff" },
  campaign_links: { permanent: "printed addresses must not lead elsewhere later" },
  campaign_costs: { permanent: "written by staff, one for each campaign, source and month" },
} as const satisfies RetentionTable;
