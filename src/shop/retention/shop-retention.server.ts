import { sql } from "kysely";
import { dayBefore, olderThan, type RetentionTable } from "#infra/retention/retention.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { bookYears } from "./book-years.ts";
import { deleteOldOrders } from "./old-orders.server.ts";

const books = { bookYears };
const withOrder = { deletedWith: "orders" } as const;

/** Packages and vouchers, orders with their money and documents, subscriptions. */
export const shopRetention = {
  handover_codes: { delete: [{ after: { seconds: 0 }, due: olderThan("expires_at") }] },
  payment_notifications: { delete: [{ after: { months: 24 }, due: olderThan("last_at") }], recorded: true },
  order_mails: { delete: [{ after: { months: 24 }, due: olderThan("sent_at") }] },
  subscription_reminders: { delete: [{ after: { months: 24 }, due: olderThan("sent_at") }] },
  price_notices: {
    delete: [
      {
        after: { months: 24 },
        // While the price is planned, a row says that the customer is told already.
        due: (before) => sql`stored_at < ${before}
          and exists (select from price_plans where id = plan_id and state <> 'planned')`,
      },
    ],
  },
  billing_details: {
    delete: [
      {
        after: { days: 30 },
        due: (before) => sql`updated_at < ${before} and not exists (select from users where users.id = user_id)`,
      },
    ],
  },
  // The transfer is in the refund; the account is kept a month longer, in case the bank returns the money.
  refund_accounts: {
    delete: [
      {
        after: { days: 30 },
        due: (before) => sql`given_at < ${before}
          and not exists (select from order_attention where order_attention.order_id = refund_accounts.order_id)
          and not exists (select from refunds
            where refunds.order_id = refund_accounts.order_id and coalesce(ended_at, recorded_at) >= ${before})`,
      },
    ],
    recorded: true,
  },

  help_requests: { delete: [{ after: { months: 24 }, due: olderThan("updated_at") }], recorded: true },
  help_messages: { deletedWith: "help_requests" },
  // Those of messages go with them.
  help_files: {
    delete: [{ after: { days: 1 }, due: (before) => sql`uploaded_at < ${before} and message_id is null` }],
  },
  quotations: { delete: [{ after: { days: 90 }, due: dayBefore("valid_until") }] },

  orders: { step: deleteOldOrders },
  order_events: withOrder,
  order_attention: withOrder,
  payer_links: withOrder,
  payments: withOrder,
  payment_receipts: withOrder,
  simulator_payments: withOrder,
  refunds: withOrder,
  attributions: withOrder,
  review_proposals: withOrder,
  invoices: withOrder,
  invoice_revisions: withOrder,
  invoice_pdfs: withOrder,
  credit_notes: withOrder,
  document_pdfs: withOrder,
  voucher_holds: withOrder,
  subscription_terms: withOrder,
  workspace_preparations: withOrder,

  settlement_rows: {
    delete: [
      {
        after: books,
        due: (before) => sql`exists (
          select from settlement_files where settlement_files.id = file_id and uploaded_at < ${before})`,
      },
    ],
  },
  settlement_files: {
    delete: [
      {
        after: books,
        due: (before) => sql`uploaded_at < ${before}
          and not exists (select from settlement_rows where file_id = settlement_files.id)`,
      },
    ],
  },

  // After the orders, which have the terms.
  subscription_grants: { delete: [{ after: books, due: dayBefore("last_day") }] },
  subscription_events: { delete: [{ after: books, due: olderThan("at") }] },
  subscriptions: {
    delete: [
      {
        after: books,
        due: (before) => sql`updated_at < ${before} and last_day < ${jakartaDay(before)}::date
          and not exists (select from subscription_terms where subscription_id = subscriptions.id)
          and not exists (select from subscription_grants where subscription_id = subscriptions.id)
          and not exists (select from subscription_events where subscription_id = subscriptions.id)
          and not exists (select from subscription_reminders where subscription_id = subscriptions.id)`,
      },
    ],
    recorded: true,
  },

  packages: { permanent: "what is sold; a few dozen rows" },
  package_prices: { permanent: "what was promised when; written by staff, without personal data" },
  price_plans: { permanent: "why a price changed; written by staff, without personal data" },
  vouchers: { permanent: "no code is ever issued twice; no personal data" },
  voucher_batches: { permanent: "the codes refer to them" },
  help_counters: { permanent: "no number is ever issued twice; one row a month" },
  book_accounts: { permanent: "one row: the company's codes; no personal data" },
  invoice_counters: { permanent: "no number is ever issued twice; one row a month" },
  credit_note_counters: { permanent: "no number is ever issued twice; one row a month" },
  invoice_archives: { delete: [{ after: { seconds: 0 }, due: olderThan("expires_at") }] },
  invoice_archive_parts: { deletedWith: "invoice_archives" },
  letterhead_logos: { permanent: "one row for each logo the company ever had; invoices name them" },
  settlement_mappings: { permanent: "one row for each layout of a bank's file" },
} as const satisfies RetentionTable;
