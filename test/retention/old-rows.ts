import { randomUUID } from "node:crypto";
import type { Period } from "#infra/retention/period.ts";
import { jakartaDay } from "#time/jakarta-day.ts";

/** A row whose period is counted from a moment, and how long that is. */
export interface OldRow {
  table: string;
  after: Period;
  row: (at: Date) => Record<string, unknown>;
}

/** Rows that stay, to which others refer. */
const [user, order, subscription] = ["owner", randomUUID(), randomUUID()];
const later = new Date("2099-01-01T00:00:00Z");

export const owners: [table: string, row: Record<string, unknown>][] = [
  ["users", { id: user, email_verified: true }],
  ["orders", { id: order }],
  ["packages", { id: "package" }],
  ["price_plans", { id: 1, package_id: "package", state: "cancelled" }],
  ["subscriptions", { id: subscription, user_id: user, last_day: "2099-01-01" }],
  ["campaign_links", { code: "pameran", path: "/" }],
  // Its number is the first of its sequence.
  ["experiments", { state: "archived", pages: "[]", locales: "[]", arms: "[]" }],
];

const books = { bookYears: 10 };
const counts = { months: 25 };

/** One row for every rule of every table. */
export const oldRows: OldRow[] = [
  { table: "rate_limits", after: { seconds: 0 }, row: (at) => ({ resets_at: at }) },
  { table: "idempotency_keys", after: { days: 7 }, row: (at) => ({ created_at: at }) },
  { table: "audit_checks", after: { months: 24 }, row: (at) => ({ asked_at: at }) },
  { table: "sent_mails", after: { months: 24 }, row: (at) => ({ at, order_id: order }) },
  {
    table: "mails_set_aside",
    after: { months: 12 },
    row: (at) => ({ last_at: at, uid: at.getTime(), state: "open", reason: "failed" }),
  },

  { table: "login_slowdowns", after: { seconds: 3600 }, row: (at) => ({ last_at: at }) },
  { table: "used_codes", after: { seconds: 120 }, row: (at) => ({ used_at: at, user_id: user }) },
  { table: "sessions", after: { seconds: 0 }, row: (at) => ({ expires_at: at, created_at: at, user_id: user }) },
  { table: "sessions", after: { days: 90 }, row: (at) => ({ created_at: at, expires_at: later, user_id: user }) },
  { table: "account_links", after: { seconds: 0 }, row: (at) => ({ expires_at: at, purpose: "reset", user_id: user }) },
  { table: "account_links", after: { days: 30 }, row: (at) => ({ expires_at: at, purpose: "verify", user_id: user }) },
  { table: "staff_invitations", after: { days: 30 }, row: (at) => ({ expires_at: at }) },
  { table: "account_codes", after: { seconds: 0 }, row: (at) => ({ expires_at: at }) },
  { table: "verifications", after: { seconds: 0 }, row: (at) => ({ expires_at: at }) },
  { table: "reserved_usernames", after: { seconds: 0 }, row: (at) => ({ until: at }) },
  { table: "email_changes", after: { days: 30 }, row: (at) => ({ requested_at: at, user_id: user }) },
  { table: "account_devices", after: { days: 365 }, row: (at) => ({ last_seen_at: at, user_id: user }) },
  { table: "users", after: { days: 30 }, row: (at) => ({ created_at: at, email_verified: false }) },
  { table: "help_requests", after: { months: 24 }, row: (at) => ({ updated_at: at }) },
  { table: "help_files", after: { days: 1 }, row: (at) => ({ uploaded_at: at, message_id: null }) },
  {
    table: "price_notices",
    after: { months: 24 },
    row: (at) => ({ stored_at: at, plan_id: 1, subscription_id: subscription }),
  },
  {
    table: "invoice_archives",
    after: { seconds: 0 },
    row: (at) => ({ expires_at: at, state: "ready", asked_by: user }),
  },
  { table: "refund_accounts", after: { days: 30 }, row: (at) => ({ order_id: order, given_at: at }) },
  { table: "rights_requests", after: { months: 60 }, row: (at) => ({ done_at: at, state: "done" }) },
  { table: "rights_forms", after: { days: 7 }, row: (at) => ({ sent_at: at, confirmed_at: null, ended_at: null }) },
  { table: "rights_forms", after: { days: 30 }, row: (at) => ({ ended_at: at, sent_at: at, confirmed_at: at }) },

  { table: "lead_imports", after: { days: 30 }, row: (at) => ({ created_at: at, state: "done" }) },
  { table: "lead_imports", after: { days: 1 }, row: (at) => ({ created_at: at, state: "uploading" }) },
  {
    table: "lead_import_columns",
    after: { months: 24 },
    row: (at) => ({ used_at: at, header_key: `key-${at.getTime()}` }),
  },
  { table: "lead_tags", after: { days: 1 }, row: (at) => ({ created_at: at, key: `tag-${at.getTime()}` }) },
  { table: "notifications", after: { days: 90 }, row: (at) => ({ created_at: at, user_id: user }) },
  { table: "tasks", after: { months: 24 }, row: (at) => ({ closed_at: at, due_at: at, state: "done", kind: "todo" }) },
  { table: "lead_files", after: { days: 1 }, row: (at) => ({ uploaded_at: at, mail_id: null }) },
  { table: "leads", after: { months: 24 }, row: (at) => ({ updated_at: at, state: "won", locale: "id" }) },
  { table: "event_registrations", after: { months: 6 }, row: (at) => ({ ends_at: at, state: "seat" }) },
  { table: "subscribers", after: { days: 3 }, row: (at) => ({ state: "ended", ended_at: at }) },
  { table: "subscribers", after: { days: 30 }, row: (at) => ({ state: "asked", asked_at: at }) },

  { table: "insight_days", after: counts, row: (at) => ({ day: jakartaDay(at) }) },
  { table: "insight_campaigns", after: counts, row: (at) => ({ first_day: jakartaDay(at) }) },
  { table: "search_misses", after: { months: 13 }, row: (at) => ({ day: jakartaDay(at) }) },
  { table: "speed_days", after: counts, row: (at) => ({ day: jakartaDay(at) }) },
  { table: "insight_day_sums", after: counts, row: (at) => ({ day: jakartaDay(at) }) },
  { table: "contact_days", after: counts, row: (at) => ({ day: jakartaDay(at) }) },
  { table: "insight_consents", after: { months: 60 }, row: (at) => ({ at, choice: "accepted" }) },
  { table: "figure_days", after: books, row: (at) => ({ day: jakartaDay(at), dimension: "all" }) },
  { table: "campaign_days", after: books, row: (at) => ({ day: jakartaDay(at) }) },
  {
    table: "experiment_exposure_days",
    after: books,
    row: (at) => ({ day: jakartaDay(at), experiment_id: 1, arm: "a", locale: "id", device: "phone", source: "direct" }),
  },
  {
    table: "experiment_guard_days",
    after: books,
    row: (at) => ({ day: jakartaDay(at), experiment_id: 1, arm: "a", name: "form_sent" }),
  },
  { table: "campaign_link_days", after: books, row: (at) => ({ day: jakartaDay(at), code: "pameran" }) },

  { table: "handover_codes", after: { seconds: 0 }, row: (at) => ({ expires_at: at }) },
  {
    table: "quotations",
    after: { days: 90 },
    row: (at) => ({ valid_until: jakartaDay(at), issued_on: jakartaDay(at), locale: "id", method: "mandiri_va" }),
  },
  { table: "payment_notifications", after: { months: 24 }, row: (at) => ({ last_at: at }) },
  {
    table: "order_mails",
    after: { months: 24 },
    row: (at) => ({ sent_at: at, order_id: order, audience: "customer" }),
  },
  {
    table: "subscription_reminders",
    after: { months: 24 },
    row: (at) => ({ sent_at: at, subscription_id: subscription, last_day: jakartaDay(at) }),
  },
  { table: "billing_details", after: { days: 30 }, row: (at) => ({ updated_at: at }) },
  { table: "settlement_files", after: books, row: (at) => ({ uploaded_at: at, format: "other", state: "discarded" }) },
  {
    table: "subscription_grants",
    after: books,
    row: (at) => ({ last_day: jakartaDay(at), subscription_id: subscription }),
  },
  { table: "subscription_events", after: books, row: (at) => ({ at, subscription_id: subscription }) },
  { table: "subscriptions", after: books, row: (at) => ({ updated_at: at, last_day: jakartaDay(at) }) },

  { table: "content_previews", after: { seconds: 0 }, row: (at) => ({ expires_at: at }) },
  {
    table: "content_versions",
    after: { months: 24 },
    row: (at) => ({ created_at: at, locale: "id", origin: "draft" }),
  },
  { table: "content_threads", after: { months: 24 }, row: (at) => ({ resolved_at: at }) },
];
