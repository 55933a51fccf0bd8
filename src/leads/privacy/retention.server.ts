import { sql } from "kysely";
import { dayBefore, type RetentionTable } from "#infra/retention/retention.server.ts";

/** What the privacy policy promises (`content/id/privacy-policy.json`, section `retention`); change both together. */
export const retention = {
  /** Months after the last change of a request. */
  leadMonths: 24,
  /** Months for which contact requests are counted by day: two years to compare, and the current month. */
  countMonths: 25,
} as const;

const withLead = { deletedWith: "leads" } as const;
const withAccount = { deletedWith: "users" } as const;

/** Requests of both kinds, with history and conversation. */
export const leadRetention = {
  leads: {
    delete: [
      {
        after: { months: retention.leadMonths },
        due: (before) => sql`updated_at < ${before}
          and not exists (select from lead_notes where lead_id = leads.id and at >= ${before})
          and not exists (select from lead_mails where lead_id = leads.id and at >= ${before})
          and not exists (select from lead_attempts where lead_id = leads.id and at >= ${before})`,
      },
    ],
    recorded: true,
  },
  lead_events: withLead,
  lead_deliveries: withLead,
  lead_notes: withLead,
  lead_mails: withLead,
  lead_attempts: withLead,
  // Those of mails go with them.
  lead_files: {
    delete: [{ after: { days: 1 }, due: (before) => sql`uploaded_at < ${before} and mail_id is null` }],
  },
  lead_templates: withAccount,
  lead_signatures: withAccount,
  contact_days: { delete: [{ after: { months: retention.countMonths }, due: dayBefore("day") }] },
  lead_tags: {
    delete: [
      {
        after: { days: 1 },
        due: (before) => sql`created_at < ${before}
          and not exists (select from leads where leads.tags @> array[lead_tags.name])`,
      },
    ],
  },
  lead_imports: {
    delete: [
      { after: { days: 30 }, due: (before) => sql`created_at < ${before}` },
      // Of a program that stopped while it read the file.
      { after: { days: 1 }, due: (before) => sql`created_at < ${before} and state = 'uploading'` },
    ],
  },
  lead_import_rows: { deletedWith: "lead_imports" },
  lead_import_columns: { delete: [{ after: { months: 24 }, due: (before) => sql`used_at < ${before}` }] },
  lead_fields: { permanent: "defined by administrators; values are in leads" },
  lead_views: withAccount,
  lead_turns: withAccount,
  lead_orders: withLead,
  lead_close_reasons: { permanent: "a kept list without anything about people" },
  lead_sharing: { permanent: "one row" },
  lead_view_defaults: { deletedWith: "lead_views" },
  lead_mailboxes: { permanent: "one row for each mailbox" },
} as const satisfies RetentionTable;
