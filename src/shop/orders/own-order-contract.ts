import { z } from "zod";
import * as mini from "zod/mini";
import { get, patch, post } from "#contract/contract.ts";
import { touchFields } from "#text/attribution.ts";
import { locales } from "#text/locales.ts";
import { refundAccount } from "../refunds/refund-account-input.ts";
import { buyer } from "./buyer.ts";
import { orderView } from "./order-view.ts";
import { methodRequest, orderRequest } from "./requests.ts";

const own = { login: true, tag: "shop" } as const;
const params = z.object({ id: z.string() });
const one = { ...own, params, data: orderView } as const;
const file = { ...own, file: "application/pdf" } as const;
const locale = z.enum(locales).default("id");

/** A body that places an order, with how the customer found the site. */
export const placingBody = <Shape extends mini.core.$ZodShape>(order: mini.ZodMiniObject<Shape>) =>
  mini.extend(order, touchFields);

/** The calls of customers about their orders. */
export const ownOrderContract = {
  place: post("/orders", {
    ...own,
    summary: "Place an order and get a way to pay it",
    idempotencyKey: "required",
    body: placingBody(orderRequest),
    data: orderView,
    status: 201,
    statuses: [400, 401, 403, 409, 422, 429, 502],
  }),
  list: get("/orders", {
    ...own,
    summary: "Own orders, newest first",
    query: z.object({ cursor: z.string().max(200).optional() }),
    row: orderView,
    statuses: [400, 401, 403],
  }),
  read: get("/orders/:id", { ...one, summary: "One own order", statuses: [401, 403, 404] }),
  cancel: post("/orders/:id/cancel", {
    ...one,
    summary: "Cancel an order that awaits payment",
    refuses: { not_awaiting_payment: 409 },
    statuses: [401, 403, 404, 409],
  }),
  changeBuyer: patch("/orders/:id/buyer", {
    ...one,
    summary: "Change who an unpaid order is invoiced to",
    body: buyer,
    refuses: { buyer_fixed: 409 },
  }),
  changeMethod: post("/orders/:id/method", {
    ...one,
    summary: "Pay an order in another way",
    idempotencyKey: "required",
    body: methodRequest,
    status: 201,
    statuses: [400, 401, 403, 404, 409, 422, 429, 502],
  }),
  check: post("/orders/:id/check", {
    ...one,
    summary: "Ask the provider about a payment now",
    statuses: [401, 403, 404, 429, 502],
  }),
  events: get("/orders/:id/events", {
    ...own,
    params,
    summary: "Changes of one own order, as a stream",
    file: "text/event-stream",
    statuses: [401, 403, 404, 429],
  }),
  invoice: get("/orders/:id/invoice.pdf", {
    ...file,
    params,
    summary: "Invoice of a paid order",
    query: z.object({
      locale,
      /** The newest revision when missing; 0 is the invoice as it was first issued. */
      revision: z.coerce.number().int().min(0).max(1_000).optional(),
    }),
    refuses: { not_paid: 409 },
  }),
  creditNote: get("/orders/:id/credit-notes/:number.pdf", {
    ...file,
    params: params.extend({ number: z.string() }),
    summary: "Credit note of a refund",
    query: z.object({ locale }),
    statuses: [400, 401, 403, 404],
  }),
  giveRefundAccount: post("/orders/:id/refund-account", {
    ...one,
    summary: "Give the bank account to which money of an order is returned",
    body: refundAccount,
    refuses: { nothing_to_return: 409 },
    statuses: [400, 401, 403, 404, 409, 429],
  }),
};
