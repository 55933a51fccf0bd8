import { z } from "zod";
import { sessionView } from "#accounts/login/session-view.ts";
import { soldOnline } from "#catalogue/products.ts";
import { get, pageQuery, post } from "#contract/contract.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { longestGrant } from "#shop/subscriptions/grant.ts";
import { plainLine } from "#text/plain-line.ts";
import { answeredDay, isoDayOr } from "#time/day-schema.ts";

/** An order in the page of a customer or a company. */
const companyOrderView = z.object({
  id: z.string(),
  number: z.string(),
  state: z.string(),
  package_name: z.string(),
  total: wholeRupiah,
  placed_at: z.string(),
});

/** A lead in the page of a customer or a company. */
const customerLeadView = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.string(),
  product: z.string(),
  name: z.string(),
  received_at: z.string(),
});

/** A package in the row of a list. */
const heldPackageView = z.object({ product: z.string(), state: z.string(), last_day: answeredDay });

/** A customer in the list. */
const customerRowView = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  company: z.string(),
  created_at: z.string(),
  suspended_at: z.string().nullable(),
  packages: z.array(heldPackageView),
});
export type CustomerRow = z.output<typeof customerRowView>;

/** Days of access: what an order paid for, or what a person of the company granted. */
const termView = z.object({
  id: z.string(),
  kind: z.enum(["purchase", "upgrade", "grant"]),
  package: z.string(),
  first_day: answeredDay,
  last_day: answeredDay,
  months: z.int(),
  order: z.string().nullable().describe("Number of the order that paid for it"),
  order_id: z.string().nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  granted_at: z.string(),
  revoked_at: z.string().nullable(),
});

/** A customer's package with the terms it consists of. */
const customerPackageView = z.object({
  id: z.string(),
  product: z.string(),
  package: z.object({ id: z.string(), en: z.string() }).describe("Its name in both languages"),
  state: z.string(),
  workspace_due: z
    .string()
    .nullable()
    .describe("The day by which its workspace is to be opened, while it is not: its days begin then, not before"),
  starts_at: z.string(),
  last_day: answeredDay,
  last_paid_day: answeredDay.nullable().describe("Days until here are removed by a refund only"),
  renews: z.boolean(),
  version: z.int(),
  terms: z.array(termView),
});
export type CustomerPackageView = z.output<typeof customerPackageView>;

const consentView = z.object({ purpose: z.string(), granted: z.boolean(), version: z.string(), at: z.string() });

const sentMailView = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  order: z.string().nullable(),
  order_id: z.string().nullable(),
  lead_id: z.string().nullable(),
});

/** A customer with everything that belongs to them. */
const customerView = z.object({
  id: z.string(),
  version: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone_number: z.string(),
  company: z.string(),
  company_key: z.string().describe("Under which companies are grouped; empty without a company"),
  job_role: z.string(),
  address: z.string(),
  locale: z.enum(["id", "en"]),
  two_factor_enabled: z.boolean(),
  passkeys: z.int(),
  created_at: z.string(),
  suspended_at: z.string().nullable(),
  deletion_due_at: z.string().nullable(),
  open_money: z
    .array(z.object({ order: z.object({ id: z.string(), number: z.string() }), amount: wholeRupiah }))
    .nullable()
    .describe("What a requested deletion waits for; null without the permission to read orders"),
  billing: z.object({ name: z.string(), address: z.string(), npwp: z.string().nullable() }).nullable(),
  packages: z.array(customerPackageView),
  orders: z.array(companyOrderView).nullable().describe("The newest 50; null without the permission"),
  leads: z.array(customerLeadView).nullable().describe("Of the same verified address; null without the permission"),
  consents: z.array(consentView),
  sessions: z.array(sessionView.omit({ current: true })),
  mails: z.array(sentMailView).describe("The newest 50 that were recorded"),
});
export type CustomerView = z.output<typeof customerView>;

/** A company: all accounts whose company has the same name, whatever its spelling and legal form. */
const companyRowView = z.object({
  id: z.string().describe("The normalised name"),
  name: z.string(),
  people: z.int(),
  packages: z.int().describe("With access now"),
  orders: z.int().nullable().describe("Paid ones; null without the permission"),
  leads: z.int().nullable().describe("Null without the permission"),
});
export type CompanyRow = z.output<typeof companyRowView>;

/** A company with its people, packages, orders and leads; at most 50 of each, the newest. */
const companyView = companyRowView.extend({
  spellings: z.array(z.string()),
  customers: z.array(customerRowView),
  newest_orders: z.array(companyOrderView).nullable(),
  newest_leads: z.array(customerLeadView).nullable(),
});
export type CompanyView = z.output<typeof companyView>;

const reads = ["customers", "read"] as const;
const writes = ["customers", "write"] as const;
const search = z.string().overwrite(plainLine).max(100).optional();
const customer = z.object({ id: z.string().max(100) });
const reason = z.string().trim().min(3, "too_short").max(500, "too_long");
const versioned = z.object({ reason, version: z.int() });
const dayChange = z.union([
  z.object({ days: z.int().min(-longestGrant, "too_small").max(longestGrant, "too_big") }),
  z.object({ last_day: isoDayOr("invalid_format") }),
]);
const unknown = { not_found: 404 } as const;

/** The calls of customers and companies. There is none that sets or shows a password. */
export const customerContract = {
  list: get("/admin/customers", {
    permission: reads,
    summary: "Customers, newest first; `q` searches name, username, e-mail address and company",
    query: pageQuery.extend({
      q: search,
      package: z.enum(["active", "none"]).optional(),
      product: z.enum(soldOnline).optional(),
      state: z.enum(["suspended", "unverified"]).optional(),
    }),
    row: customerRowView,
  }),
  companies: get("/admin/customers/companies", {
    permission: reads,
    summary: "Companies of customers, by name",
    query: pageQuery.extend({ q: search }),
    row: companyRowView,
  }),
  company: get("/admin/customers/companies/:key", {
    permission: reads,
    summary: "A company by its normalised name",
    params: z.object({ key: z.string().min(1).max(300) }),
    data: companyView,
  }),
  read: get("/admin/customers/:id", {
    permission: reads,
    summary: "A customer",
    params: customer,
    data: customerView,
  }),
  suspend: post("/admin/customers/:id/suspend", {
    permission: writes,
    recentFactor: true,
    summary: "End all sessions and refuse log-ins; packages stay as they are",
    params: customer,
    body: versioned,
    version: true,
    answers: "read",
    refuses: { ...unknown, conflict: 409 },
  }),
  restore: post("/admin/customers/:id/restore", {
    permission: writes,
    summary: "Let the owner of a suspended account log in again",
    params: customer,
    body: versioned,
    version: true,
    answers: "read",
    refuses: { ...unknown, conflict: 409 },
  }),
  verify: post("/admin/customers/:id/verification", {
    permission: writes,
    summary: "Mail the link that confirms the address once more",
    params: customer,
    answers: "read",
    refuses: { ...unknown, email_already_verified: 409 },
  }),
  endSessions: post("/admin/customers/:id/end-sessions", {
    permission: writes,
    summary: "End one session, or all of them",
    params: customer,
    body: z.object({ session: z.string().max(100).optional() }),
    answers: "read",
    refuses: unknown,
  }),
  changeLastDay: post("/admin/customers/:id/packages/:subscription/last-day", {
    permission: writes,
    recentFactor: true,
    summary: "Add days to a package without money, take such days back, or set its last day; paid days stay",
    params: customer.extend({ subscription: z.uuid() }),
    body: z.object({ change: dayChange, reason, version: z.int() }),
    version: true,
    answers: "read",
    refuses: {
      ...unknown,
      subscription_suspended: 409,
      last_day_unchanged: 409,
      last_day_in_past: 409,
      paid_days_stay: 409,
      grant_too_long: 409,
    },
  }),
};
