import { z } from "zod";
import { orderStates } from "../orders/order-states.ts";

/** Where a voucher is in its life, on a day in Jakarta. */
export const voucherStates = ["active", "future", "ended", "withdrawn"] as const;

/** What a voucher or a batch brought: paid orders, their worth without PPN, and the discount given, in rupiah. */
const brought = z.object({ orders: z.int(), revenue: z.int(), discount: z.int() });

const terms = {
  unit: z.enum(["percent", "idr"]),
  value: z.int(),
  max_price: z.int().nullable(),
  start_date: z.string(),
  end_date: z.string(),
  products: z.array(z.string()).nullable(),
  min_months: z.int().nullable(),
};

/** One row of the list of vouchers. */
export const voucherRow = z.object({
  id: z.int(),
  code: z.string(),
  ...terms,
  max_uses: z.int().nullable(),
  max_uses_per_customer: z.int().nullable(),
  state: z.enum(voucherStates),
  held: z.int(),
  used: z.int(),
  batch_id: z.int().nullable(),
  created_at: z.string(),
  withdrawn_at: z.string().nullable(),
  version: z.int(),
});
export type VoucherRow = z.infer<typeof voucherRow>;

/** `GET /admin/vouchers/{id}`. */
export const voucherDetail = voucherRow.extend({
  brought,
  /** Orders that held it and ended without payment. */
  given_back: z.int(),
  /** Whether it may still be edited: no order ever had it. */
  editable: z.boolean(),
});
export type VoucherDetail = z.infer<typeof voucherDetail>;

/** One order with a voucher. */
export const voucherUseRow = z.object({
  order: z.object({ id: z.string(), number: z.string(), state: z.enum(orderStates) }),
  package_name: z.string(),
  state: z.enum(["held", "used", "given_back"]),
  at: z.string(),
  total: z.int(),
  discount: z.int(),
});
export type VoucherUseRow = z.infer<typeof voucherUseRow>;

/** One row of the list of batches. */
export const batchRow = z.object({
  id: z.int(),
  name: z.string(),
  prefix: z.string(),
  size: z.int(),
  ...terms,
  held: z.int(),
  used: z.int(),
  created_by: z.string(),
  created_at: z.string(),
  withdrawn_at: z.string().nullable(),
  version: z.int(),
});
export type BatchRow = z.infer<typeof batchRow>;

/** `GET /admin/vouchers/batches/{id}`. */
export const batchDetail = batchRow.extend({ brought });
export type BatchDetail = z.infer<typeof batchDetail>;
