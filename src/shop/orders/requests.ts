import * as z from "zod/mini";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { locales } from "#text/locales.ts";
import { maxMonths, minMonths } from "../prices/months.ts";
import { buyer } from "./buyer.ts";

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

const months = z.int().check(z.gte(minMonths), z.lte(maxMonths));
const method = z.enum(paymentMethodIds);
const voucher = z.optional(z.string().check(z.trim(), z.maxLength(64)));
/** The token of a quotation; one that has expired or is about something else changes nothing. */
const quotation = z.optional(z.string().check(z.maxLength(64)));

/** The body of `POST /quotes`. Prices are never accepted from the browser. */
export const quoteRequest = z.object({
  package_id: text(64),
  months,
  voucher_code: voucher,
  payment_method: method,
  quotation,
});
export type QuoteRequest = z.infer<typeof quoteRequest>;

const orderFields = {
  payment_method: method,
  expected_total: z.int().check(z.gte(0)),
  referral_code: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  locale: z._default(z.enum(locales), "id"),
  buyer,
};

/** The body of `POST /orders`. `expected_total` is what the customer saw; another total is refused, not charged. */
export const orderRequest = z.object({
  package_id: text(64),
  months,
  voucher_code: voucher,
  quotation,
  ...orderFields,
});
export type OrderRequest = z.infer<typeof orderRequest>;

/** The body of `POST /orders/{id}/method`: the new payment method, and the total the customer saw. */
export const methodRequest = z.object({ payment_method: method, expected_total: orderFields.expected_total });
export type MethodRequest = z.infer<typeof methodRequest>;

/** The body of `POST /subscriptions/{id}/renew`; the package is the active one. */
export const renewRequest = z.object({ months, voucher_code: voucher, ...orderFields });
export type RenewRequest = z.infer<typeof renewRequest>;

/** The body of `POST /subscriptions/{id}/upgrade`: the new package, until the end of what is already paid. */
export const upgradeRequest = z.object({ package_id: text(64), ...orderFields });
export type UpgradeRequest = z.infer<typeof upgradeRequest>;

/** The body of `POST /subscriptions/{id}/upgrade-quote`. */
export const upgradeQuoteRequest = z.object({ package_id: z.string().check(z.maxLength(64)), payment_method: method });
export type UpgradeQuoteRequest = z.infer<typeof upgradeQuoteRequest>;

const sortableFields = [
  "id",
  "code",
  "uuid",
  "max_price",
  "expired",
  "start_date",
  "end_date",
  "value",
  "unit",
  "createdAt",
  "updatedAt",
] as const;

/** The query of `GET /voucher`. */
export const voucherQuery = z.object({
  code: z.optional(z.string()),
  uuid: z.optional(z.string()),
  sort_field: z.optional(z.enum(sortableFields)),
  sort: z.optional(z.enum(["asc", "desc", "ASC", "DESC"])),
});
export type VoucherQuery = z.infer<typeof voucherQuery>;
