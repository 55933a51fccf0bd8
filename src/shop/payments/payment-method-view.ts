import { z } from "zod";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";

/** What `GET /payment-methods` returns: fee and limits in whole rupiah. */
export const paymentMethodsResponse = z.object({
  data: z.array(
    z.object({
      id: z.enum(paymentMethodIds),
      name: z.string(),
      kind: z.enum(["virtual_account", "qris"]),
      channel_fee: z.int(),
      min: z.int(),
      max: z.int(),
    }),
  ),
});
export type PaymentMethodsResponse = z.infer<typeof paymentMethodsResponse>;
