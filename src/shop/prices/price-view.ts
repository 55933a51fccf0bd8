import { z } from "zod";

/** The fields of a price in a quote and in an order; amounts in whole rupiah. */
export const priceFields = {
  unit_price: z.int(),
  subtotal: z.int(),
  discount: z.int(),
  channel_fee: z.int(),
  dpp: z.int(),
  ppn: z.int(),
  total: z.int(),
  lines: z.array(z.object({ kind: z.string(), unit_price: z.int(), quantity: z.int(), amount: z.int() })),
};

const priceView = z.object(priceFields);
export type PriceView = z.infer<typeof priceView>;
