import { z } from "zod";
import { sessionView } from "../login/session-view.ts";
import { companyOrderView, customerLeadView } from "./related-views.ts";

/** A package in the row of a list. */
const heldPackageView = z.object({ product: z.string(), state: z.string(), last_day: z.string() });

/** A customer in the list. */
export const customerRowView = z.object({
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
  first_day: z.string(),
  last_day: z.string(),
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
  last_day: z.string(),
  last_paid_day: z.string().nullable().describe("Days until here are removed by a refund only"),
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
export const customerView = z.object({
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
    .array(z.object({ order: z.object({ id: z.string(), number: z.string() }), amount: z.int() }))
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
