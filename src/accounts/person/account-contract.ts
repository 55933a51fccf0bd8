import { z } from "zod";
import { get, patch, post, remove } from "#contract/contract.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { locales } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";
import { sessionView } from "../login/session-view.ts";
import { passwordSchema } from "../passwords/password.ts";
import { changeablePurposes, consentPurposes } from "./consents.ts";
import { personView } from "./person-contract.ts";

/** Who a person's invoices are made out to. */
const billingView = z.object({ name: z.string(), address: z.string(), npwp: z.string().optional() });
export type BillingView = z.output<typeof billingView>;

/** A person as their own account page shows them (API.md, `GET /account`). */
const accountView = personView
  .extend({
    /** The requested address whose link has not been opened yet. */
    new_email: z.string().nullable(),
    /** When the account is erased at the earliest; null without a deletion request. */
    deletion_due_at: z.string().nullable(),
    billing: billingView,
  })
  .meta({ id: "Account" });
export type AccountView = z.output<typeof accountView>;

/** What a person has consented to, and every decision, newest first. */
const consentsView = z.object({
  current: z.partialRecord(z.enum(consentPurposes), z.boolean()),
  history: z.array(
    z.object({
      purpose: z.enum(consentPurposes),
      granted: z.boolean(),
      version: z.string(),
      locale: z.enum(locales),
      at: z.string(),
    }),
  ),
});
export type ConsentsView = z.output<typeof consentsView>;

/** A request to erase the account, and when it is erased at the earliest. */
const deletionView = z.object({ requested_at: z.string(), due_at: z.string() });
export type DeletionView = z.output<typeof deletionView>;

/** What is lost with the account, and the request if there is one. */
const deletionPreview = z.object({
  /** Null without a request. */
  deletion: deletionView.nullable(),
  waiting_days: z.int(),
  packages: z.array(
    z.object({
      product: z.string(),
      name: z.string(),
      ends_at: z.string(),
      days_left: z.int(),
      value_left: wholeRupiah,
    }),
  ),
  open_orders: z.int(),
  open_money: z
    .array(
      z.object({
        order: z.object({ id: z.string(), number: z.string() }),
        kind: z.enum(["review", "extra", "returning"]),
        amount: wholeRupiah,
      }),
    )
    .describe("Money of the customer that is not settled; the deletion waits for it"),
});
export type DeletionPreview = z.output<typeof deletionPreview>;

const own = { login: true, tag: "account" } as const;

/**
 * The calls of a person about their account.
 * @param change what may be changed of it: the profile, and by the shop's rules who invoices are made out to
 */
export const accountContract = <Change extends z.core.$ZodType>(change: Change) => ({
  read: get("/account", { ...own, data: accountView, statuses: [401, 403] }),
  change: patch("/account", { ...own, body: change, data: accountView, statuses: [400, 401, 403] }),
  export: get("/account/export", {
    ...own,
    summary: "Everything stored about the person, as a file",
    data: z.looseObject({}),
    statuses: [401, 403],
  }),
});

export const deletionContract = {
  preview: get("/account/deletion", {
    ...own,
    summary: "What is lost with the account",
    data: deletionPreview,
    statuses: [401, 403],
  }),
  request: remove("/account", {
    ...own,
    summary: "Request the deletion of the account, carried out after seven days",
    body: z.object({
      password: z.string().min(1).max(1000),
      code: z.string().overwrite(plainLine).max(40).optional(),
    }),
    data: deletionView,
    status: 202,
    statuses: [400, 401, 403, 409, 429],
  }),
  withdraw: remove("/account/deletion", {
    ...own,
    summary: "Withdraw the deletion request",
    data: z.object({ withdrawn: z.boolean() }),
    statuses: [401, 403],
  }),
};

const done = { ...own, data: z.object({ done: z.literal(true) }) } as const;

/** The calls about password and address. */
export const securityContract = {
  changePassword: post("/account/password", {
    ...done,
    summary: "Change the password; ends all other sessions, and by default removes the passkeys",
    body: z.object({
      current_password: z.string().max(1000),
      new_password: passwordSchema,
      remove_passkeys: z.boolean().default(true),
    }),
    statuses: [400, 401, 403, 409, 429],
  }),
  changeEmail: post("/account/email", {
    ...done,
    summary: "Request a change of the e-mail address; ends all other sessions, and a link is sent to the new address",
    body: z.object({ email: accountEmailSchema, password: z.string().max(1000) }),
    statuses: [400, 401, 403, 409, 429],
  }),
  withdrawEmail: remove("/account/email", {
    ...done,
    summary: "Withdraw a change of the e-mail address; its link becomes invalid",
    statuses: [401, 403],
  }),
  verifyEmail: post("/account/verification", {
    ...done,
    summary: "Send the link that confirms the e-mail address again",
    refuses: { email_already_verified: 409 },
    statuses: [401, 403, 409, 429],
  }),
};

const ended = z.object({ ended: z.int() });

export const sessionsContract = {
  list: get("/account/sessions", { ...own, data: z.array(sessionView), statuses: [401, 403] }),
  endOthers: remove("/account/sessions", {
    ...own,
    summary: "Log out everywhere else",
    data: ended,
    statuses: [401, 403],
  }),
  end: remove("/account/sessions/:id", {
    ...own,
    params: z.object({ id: z.string().max(100) }),
    data: ended,
    statuses: [401, 403, 404],
  }),
};

export const consentsContract = {
  read: get("/account/consents", { ...own, data: consentsView, statuses: [401, 403] }),
  change: post("/account/consents", {
    ...own,
    body: z.object({
      purpose: z.enum(changeablePurposes),
      granted: z.boolean(),
      version: z.string().max(40).default(""),
    }),
    data: consentsView,
    statuses: [400, 401, 403, 429],
  }),
};
