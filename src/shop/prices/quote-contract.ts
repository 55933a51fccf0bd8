import { z } from "zod";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { get, post } from "#contract/contract.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { answeredDay } from "#time/day-schema.ts";
import { quoteRequest, voucherQuery } from "../orders/requests.ts";
import { priceFields } from "./price-view.ts";

const bilingual = z.object({ id: z.string(), en: z.string() });

/** A package that is sold online, at today's price. */
const packageView = z.object({
  id: z.string(),
  product: z.string(),
  tier: z.string(),
  name: bilingual,
  description: bilingual,
  price: wholeRupiah.describe("Whole rupiah a month, without PPN"),
  features: z.object({ id: z.array(z.string()), en: z.array(z.string()) }),
});

/** A way to pay; fee and limits in whole rupiah. */
const paymentMethodView = z.object({
  id: z.enum(paymentMethodIds),
  name: z.string(),
  kind: z.enum(["virtual_account", "qris"]),
  channel_fee: wholeRupiah,
  min: wholeRupiah,
  max: wholeRupiah,
});
export type PaymentMethodView = z.infer<typeof paymentMethodView>;

const voucherView = z.object({
  id: z.int(),
  code: z.string(),
  uuid: z.string(),
  max_price: wholeRupiah.nullable(),
  expired: z.string().nullable(),
  start_date: answeredDay,
  end_date: answeredDay,
  value: z.int(),
  unit: z.enum(["percent", "idr"]),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type VoucherView = z.infer<typeof voucherView>;

/** What an order would cost now. */
const quoteView = z.object({
  package: z.object({ id: z.string(), product: z.string(), name: bilingual }),
  months: z.int(),
  currency: z.literal("IDR"),
  ...priceFields,
  /** Whether the requested method carries this total. */
  payment_method: z.object({
    id: z.enum(paymentMethodIds),
    status: z.enum(["available", "unavailable"]),
    reason: z.string().optional(),
  }),
  /** `message` states why the code does not count, or the share it takes off, in the language of the request. */
  voucher: z
    .object({
      code: z.string(),
      status: z.enum(["applied", "refused"]),
      reason: z.string().optional(),
      message: z.string().optional(),
    })
    .nullable(),
  /** The quotation whose price holds. */
  quotation: z.object({ number: z.string(), valid_until: answeredDay }).nullable(),
});
export type QuoteView = z.infer<typeof quoteView>;

const tag = "shop";

/** The calls about what is sold and what it costs, which need no login. */
export const quoteContract = {
  packages: get("/packages", {
    tag,
    summary: "Packages sold online",
    query: z.object({ product: z.string().max(64).optional() }),
    data: z.array(packageView),
    statuses: [400],
  }),
  methods: get("/payment-methods", { tag, summary: "Ways to pay", data: z.array(paymentMethodView), statuses: [] }),
  vouchers: get("/voucher", {
    tag,
    summary: "Look a voucher up",
    query: voucherQuery,
    data: z.array(voucherView),
    statuses: [400, 429],
  }),
  quote: post("/quotes", {
    tag,
    summary: "Calculate a price",
    body: quoteRequest,
    data: quoteView,
    refuses: { unknown_package: { field: "package_id" } },
    statuses: [400, 429],
  }),
};
