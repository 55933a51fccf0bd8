import { z } from "zod";
import { get, post, remove } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { boughtFields, paymentView } from "../orders/order-view.ts";
import { methodRequest } from "../orders/requests.ts";

/** The link of an order as its buyer sees it. */
const payerLinkView = z.object({ token: z.string(), created_at: z.string() });
export type PayerLinkView = z.infer<typeof payerLinkView>;

/**
 * An order as whoever has its link sees it: what is needed to pay it, and what its invoice states. Nothing of the account
 * that placed it, and neither its id nor its history.
 */
const linkedOrderView = z.object({
  ...boughtFields,
  payment: paymentView.nullable(),
  invoice_number: z.string().nullable(),
  invoice_revision: z.int(),
  expires_at: z.string(),
});
export type LinkedOrderView = z.infer<typeof linkedOrderView>;

const ofOrder = {
  login: true,
  tag: "shop",
  params: z.object({ id: z.string() }),
  data: payerLinkView.nullable(),
  refuses: { not_awaiting_payment: 409 },
} as const;

/** The calls of a customer about the link by which somebody else pays an own order. */
export const payerLinkContract = {
  read: get("/orders/:id/payer-link", {
    ...ofOrder,
    summary: "The link by which somebody else pays an own order",
    statuses: [401, 403, 404],
  }),
  create: post("/orders/:id/payer-link", {
    ...ofOrder,
    summary: "Make a link by which somebody else pays an own order",
    status: 201,
    statuses: [401, 403, 404, 409],
  }),
  withdraw: remove("/orders/:id/payer-link", {
    ...ofOrder,
    summary: "Withdraw the link by which somebody else pays an own order",
    statuses: [401, 403, 404],
  }),
  mail: post("/orders/:id/payer-link/mail", {
    ...ofOrder,
    summary: "Have the link mailed to whoever pays",
    body: z.object({ email: z.email().max(254) }),
    status: 202,
    refuses: { not_awaiting_payment: 409, email_unverified: 409 },
    statuses: [400, 401, 403, 404, 409, 429],
  }),
};

const linked = { tag: "shop", params: z.object({ token: z.string() }) } as const;
const linkedOrder = { ...linked, data: linkedOrderView } as const;

/** What whoever has the link of an order may do: the link alone authorizes, never a login, and reaches this one order only. */
export const linkedOrderContract = {
  read: get("/payer-links/:token", {
    ...linkedOrder,
    summary: "The order of a link, for whoever pays it",
    statuses: [404, 410],
  }),
  check: post("/payer-links/:token/check", {
    ...linkedOrder,
    summary: "Ask the provider about the payment of a link's order now",
    statuses: [404, 410, 429, 502],
  }),
  changeMethod: post("/payer-links/:token/method", {
    ...linkedOrder,
    summary: "Pay the order of a link in another way",
    idempotencyKey: "required",
    body: methodRequest,
    status: 201,
    refuses: { not_awaiting_payment: 409 },
    statuses: [400, 404, 409, 410, 422, 429, 502],
  }),
  invoice: get("/payer-links/:token/invoice.pdf", {
    ...linked,
    summary: "The invoice of a link's order, once it is paid",
    query: z.object({ locale: z.enum(locales).default("id") }),
    file: "application/pdf",
    refuses: { not_paid: 409 },
    statuses: [400, 404, 409, 410],
  }),
};
