import type { SoldOnlineId } from "#catalogue/products.ts";
import { plainLine } from "#text/plain-line.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { DiscountRule } from "../prices/money.ts";

/** A voucher's rules and how often it is held and used. Days are inclusive, in Asia/Jakarta. */
export interface Voucher extends DiscountRule {
  id: number;
  code: string;
  startsOn: Day;
  endsOn: Day;
  /** When it was withdrawn; null otherwise. */
  withdrawnAt: Date | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  products: readonly SoldOnlineId[] | null;
  minMonths: number | null;
  held: number;
  used: number;
}

/** Why a voucher does not count; the texts are in the content set `shop-messages`. */
export const voucherRefusals = [
  "unknown",
  "withdrawn",
  "not_started",
  "ended",
  "exhausted",
  "other_product",
  "too_few_months",
  "used_by_customer",
  "held_by_customer",
] as const;
export type VoucherRefusal = (typeof voucherRefusals)[number];

/** What is being bought, and how the customer used this voucher before (unknown without a login). */
export interface VoucherUse {
  product: SoldOnlineId;
  months: number;
  today: Day;
  customer?: { used: number; heldBy: VoucherHolder | null } | undefined;
}

/** A customer's order that holds a voucher until it is paid or closed. */
export interface VoucherHolder {
  /** Its number. */
  order: string;
  /** Whether people decide about its money; otherwise it awaits payment. */
  isChecked: boolean;
}

/** Returns a code in its stored form: codes match in any case and however they were pasted. */
export function voucherCode(input: string): string {
  return plainLine(input).toUpperCase();
}

/** Returns the first reason for which a voucher does not count, or null when it does. */
export function voucherRefusal(voucher: Voucher | null, use: VoucherUse): VoucherRefusal | null {
  if (!voucher) return "unknown";
  if (voucher.withdrawnAt) return "withdrawn";
  if (use.today < voucher.startsOn) return "not_started";
  if (use.today > voucher.endsOn) return "ended";
  if (voucher.products && !voucher.products.includes(use.product)) return "other_product";
  if (voucher.minMonths !== null && use.months < voucher.minMonths) return "too_few_months";
  if (use.customer?.heldBy) return "held_by_customer";
  if (voucher.maxUsesPerCustomer !== null && (use.customer?.used ?? 0) >= voucher.maxUsesPerCustomer)
    return "used_by_customer";
  if (voucher.maxUses !== null && voucher.held + voucher.used >= voucher.maxUses) return "exhausted";
  return null;
}
