import { z } from "zod";
import { orderEvents } from "#catalogue/order-events.ts";
import { texts } from "./texts.ts";

/** What the shop states about vouchers, orders and decisions, by code. */
export const shopMessages = z.strictObject({
  /** Why a voucher does not count; `{from}`, `{until}`, `{months}` and `{worth}` are the voucher's own. */
  voucherRefusals: texts(
    160,
    "unknown",
    "withdrawn",
    "not_started",
    "ended",
    "exhausted",
    "other_product",
    "too_few_months",
    "used_by_customer",
    "held_by_customer",
  ),
  /** Which order of the customer holds a voucher, `{order}`: one that awaits payment, one whose payment is being checked. */
  voucherHolders: texts(160, "unpaid", "checked"),
  voucherWorth: texts(60, "off", "capped"),
  /** What happened to an order, for the people who decide about it. */
  orderEvents: texts(80, ...orderEvents),
  orderStates: texts(40, "draft", "awaiting_payment", "paid", "closed", "manual_review", "reversed", "refunded"),
  /** Why a decision about money was refused, for the person who made it. */
  decisionRefusals: texts(
    160,
    "unknown_order",
    "nothing_held",
    "too_much",
    "all_of_it",
    "already_recorded",
    "not_in_review",
    "refund_recorded",
    "nothing_to_give",
    "above_limit",
  ),
});
