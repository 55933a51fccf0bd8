import { z } from "zod";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { get, post } from "#contract/contract.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { locales } from "#text/locales.ts";
import { answeredDay } from "#time/day-schema.ts";
import { priceFields } from "../prices/price-view.ts";
import { quotationRequest } from "./quotation-request.ts";

const party = z.object({ name: z.string(), address: z.string(), npwp: z.string() });

/** A quotation as whoever has its link sees it; amounts in whole rupiah, days in Asia/Jakarta. */
const quotationView = z.object({
  number: z.string(),
  locale: z.enum(locales),
  issued_on: answeredDay,
  valid_until: answeredDay.describe("The last day on which the price holds"),
  status: z.enum(["valid", "expired"]),
  package: z.object({ id: z.string(), product: z.string(), name: z.string() }),
  months: z.int(),
  currency: z.literal("IDR"),
  ...priceFields,
  tax_percent: z.int(),
  method: z.enum(paymentMethodIds),
  voucher_code: z.string().nullable(),
  seller: party,
  recipient: z.object({ name: z.string(), company: z.string() }),
  /** What an order from this quotation would cost now; null when the package is no longer sold. */
  order: z
    .object({
      total: wholeRupiah,
      /** Why the voucher no longer counts, in the language of the request. */
      voucher_message: z.string().nullable(),
    })
    .nullable(),
  /** What the same costs without the quotation, now. */
  today: z.object({ total: wholeRupiah }).nullable(),
});
export type QuotationView = z.infer<typeof quotationView>;

/** A quotation that was just issued. Its token is in this response only. */
const newQuotationView = z.object({ number: z.string(), valid_until: answeredDay, token: z.string() });
export type NewQuotationView = z.infer<typeof newQuotationView>;

const tag = "shop";
const params = z.object({ token: z.string() });

/** The calls about quotations. Whoever has the link may read one: no login is needed. */
export const quotationContract = {
  issue: post("/quotations", {
    tag,
    summary: "Issue a quotation that can be sent on by link",
    body: quotationRequest,
    data: newQuotationView,
    status: 201,
    statuses: [400, 409, 429],
  }),
  read: get("/quotations/:token", {
    tag,
    summary: "One quotation, by its link",
    params,
    data: quotationView,
    statuses: [404],
  }),
  pdf: get("/quotations/:token/quotation.pdf", {
    tag,
    summary: "One quotation as a PDF, by its link",
    params,
    query: z.object({ locale: z.enum(locales).default("id") }),
    file: "application/pdf",
    statuses: [400, 404, 429],
  }),
};
