import type { Line } from "#shop/prices/price.ts";
import type { PriceView } from "#shop/prices/price-view.ts";

/** Returns the price fields of an order or a quote. */
export function viewPrice({
  unit_price,
  subtotal,
  discount,
  channel_fee,
  dpp,
  ppn,
  total,
  lines,
}: Omit<PriceView, "lines"> & { lines: readonly Line[] }): PriceView {
  return {
    unit_price,
    subtotal,
    discount,
    channel_fee,
    dpp,
    ppn,
    total,
    lines: lines.map(({ kind, unitPrice, quantity, amount }) => ({ kind, unit_price: unitPrice, quantity, amount })),
  };
}
