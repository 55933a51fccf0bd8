import { z } from "zod";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { orderKinds } from "../orders/order-kinds.ts";
import { orderStates } from "../orders/order-states.ts";
import { paymentView } from "../orders/order-view.ts";
import { priceFields } from "../prices/price-view.ts";

/** The link of an order as its buyer sees it. */
const payerLinkView = z.object({ token: z.string(), created_at: z.string() });
export type PayerLinkView = z.infer<typeof payerLinkView>;
export const payerLinkResponse = z.object({ data: payerLinkView.nullable() });

/**
 * An order as whoever has its link sees it: what is needed to pay it, and what its invoice states. Nothing of the account
 * that placed it, and neither its id nor its history.
 */
const linkedOrderView = z.object({
  number: z.string(),
  status: z.enum(orderStates),
  kind: z.enum(orderKinds),
  product: z.string(),
  package: z.object({ id: z.string(), name: z.string() }),
  months: z.int(),
  upgrade_until: z.string().nullable(),
  currency: z.literal("IDR"),
  ...priceFields,
  voucher_code: z.string().nullable(),
  method: z.enum(paymentMethodIds),
  buyer: z.object({ name: z.string(), address: z.string(), npwp: z.string().optional() }),
  payment: paymentView.nullable(),
  invoice_number: z.string().nullable(),
  invoice_revision: z.int(),
  expires_at: z.string(),
});
export type LinkedOrderView = z.infer<typeof linkedOrderView>;
export const linkedOrderResponse = z.object({ data: linkedOrderView });

/** The body of `POST /orders/{id}/payer-link/mail`. */
export const payerMailRequest = z.object({ email: z.email().max(254) });
