import { z } from "zod";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { priceFields } from "./price-view.ts";

/** What an order would cost now. */
const quoteView = z.object({
  package: z.object({ id: z.string(), product: z.string(), name: z.object({ id: z.string(), en: z.string() }) }),
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
  quotation: z.object({ number: z.string(), valid_until: z.string() }).nullable(),
});
export type QuoteView = z.infer<typeof quoteView>;

/** What `POST /quotes` returns. */
export const quoteResponse = z.object({ data: quoteView });
