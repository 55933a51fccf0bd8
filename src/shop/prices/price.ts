import { minus, negative, type Rupiah, sum, times } from "#money/rupiah.ts";
import { type DiscountRule, discountOf, type TaxRate, taxOn } from "./money.ts";

/** The lines of an order, in the sequence in which an invoice lists them. */
type LineKind = "package" | "upgrade" | "voucher" | "channel_fee" | "ppn";

export interface Line {
  kind: LineKind;
  unitPrice: Rupiah;
  quantity: number;
  amount: Rupiah;
}

/** A price in whole rupiah: the lines sum to `total`, and `subtotal - discount + channelFee + ppn = total`. */
export interface Price {
  unitPrice: Rupiah;
  quantity: number;
  subtotal: Rupiah;
  discount: Rupiah;
  channelFee: Rupiah;
  dpp: Rupiah;
  ppn: Rupiah;
  total: Rupiah;
  lines: readonly Line[];
}

interface PriceInput {
  kind?: "package" | "upgrade";
  unitPrice: Rupiah;
  /** Months, or 1 for an upgrade, whose unit price is already prorated. */
  quantity: number;
  discount: DiscountRule | null;
  channelFee: Rupiah;
  taxRate: TaxRate;
}

/** Calculates the price of a package, months, voucher and method; the only place that does. The tax base is what is charged. */
export function priceOf({
  kind = "package",
  unitPrice,
  quantity,
  discount: rule,
  channelFee,
  taxRate,
}: PriceInput): Price {
  const subtotal = times(unitPrice, quantity);
  const discount = rule ? discountOf(subtotal, rule) : times(subtotal, 0);
  const charged = sum(minus(subtotal, discount), channelFee);
  const { dpp, ppn } = taxOn(charged, taxRate);
  const lines: Line[] = [{ kind, unitPrice, quantity, amount: subtotal }];
  if (discount > 0) lines.push(single("voucher", negative(discount)));
  if (channelFee > 0) lines.push(single("channel_fee", channelFee));
  lines.push(single("ppn", ppn));
  const total = sum(...lines.map((line) => line.amount));
  return { unitPrice, quantity, subtotal, discount, channelFee, dpp, ppn, total, lines };
}

function single(kind: LineKind, amount: Rupiah): Line {
  return { kind, unitPrice: amount, quantity: 1, amount };
}
