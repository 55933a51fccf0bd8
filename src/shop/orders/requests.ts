import * as z from "zod/mini";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { locales } from "#text/locales.ts";
import { fewestMonths, mostMonths } from "../prices/months.ts";
import { buyer } from "./buyer.ts";

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

export const months = z.int().check(z.gte(fewestMonths), z.lte(mostMonths));
export const method = z.enum(paymentMethodIds);
const voucher = z.optional(z.string().check(z.trim(), z.maxLength(64)));

/** What `POST /quotes` takes. Prices are never taken from the browser. */
export const quoteRequest = z.object({
  package_id: text(64),
  months,
  voucher_code: voucher,
  payment_method: method,
});
export type QuoteRequest = z.infer<typeof quoteRequest>;

const placing = {
  payment_method: method,
  expected_total: z.int().check(z.gte(0)),
  referral_code: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  locale: z._default(z.enum(locales), "id"),
  buyer,
};

/** What `POST /orders` takes. `expected_total` is what the customer saw; another total is asked again, not charged. */
export const orderRequest = z.object({ package_id: text(64), months, voucher_code: voucher, ...placing });
export type OrderRequest = z.infer<typeof orderRequest>;

/** What `POST /orders/{id}/method` takes: how to pay instead, and the total the customer saw. */
export const methodRequest = z.object({ payment_method: method, expected_total: placing.expected_total });
export type MethodRequest = z.infer<typeof methodRequest>;

/** What `POST /subscriptions/{id}/renew` takes: the package is the one that runs. */
export const renewRequest = z.object({ months, voucher_code: voucher, ...placing });
export type RenewRequest = z.infer<typeof renewRequest>;

/** What `POST /subscriptions/{id}/upgrade` takes: the new package until the end of what is already paid. */
export const upgradeRequest = z.object({ package_id: text(64), ...placing });
export type UpgradeRequest = z.infer<typeof upgradeRequest>;

/** The fields of the answer. */
const sortable = [
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

/** What `GET /voucher` takes. */
export const voucherQuery = z.object({
  code: z.optional(z.string()),
  uuid: z.optional(z.string()),
  sort_field: z.optional(z.enum(sortable)),
  sort: z.optional(z.enum(["asc", "desc", "ASC", "DESC"])),
});
export type VoucherQuery = z.infer<typeof voucherQuery>;
