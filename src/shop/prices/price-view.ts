import { z } from "zod";
import { wholeRupiah } from "#money/rupiah-schema.ts";

/** The fields of a price in a quote and in an order; amounts in whole rupiah. */
export const priceFields = {
  unit_price: wholeRupiah,
  subtotal: wholeRupiah,
  discount: wholeRupiah,
  channel_fee: wholeRupiah,
  dpp: wholeRupiah,
  ppn: wholeRupiah,
  total: wholeRupiah,
  lines: z.array(z.object({ kind: z.string(), unit_price: wholeRupiah, quantity: z.int(), amount: wholeRupiah })),
};

const priceView = z.object(priceFields);
export type PriceView = z.infer<typeof priceView>;
