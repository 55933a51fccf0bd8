import { z } from "zod";
import { soldOnline } from "#catalogue/products.ts";
import { get, numberId, pageQuery, patch, post } from "#contract/contract.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { answeredDay } from "#time/day-schema.ts";
import { orderStates } from "../orders/order-states.ts";
import { newBatch, newVoucher, voucherEdit, withdrawal } from "./voucher-terms.ts";

/** Where a voucher is in its life, on a day in Jakarta. */
const voucherStates = ["active", "future", "ended", "withdrawn"] as const;

/** What a voucher or a batch brought: paid orders, their worth without PPN, and the discount given, in rupiah. */
const brought = z.object({ orders: z.int(), revenue: wholeRupiah, discount: wholeRupiah });

const terms = {
  unit: z.enum(["percent", "idr"]),
  value: z.int(),
  max_price: wholeRupiah.nullable(),
  start_date: answeredDay,
  end_date: answeredDay,
  products: z.array(z.string()).nullable(),
  min_months: z.int().nullable(),
};

/** One row of the list of vouchers. */
const voucherRow = z.object({
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

/** One voucher. */
const voucherDetail = voucherRow.extend({
  brought,
  /** Orders that held it and ended without payment. */
  given_back: z.int(),
  /** Whether it may still be edited: no order ever had it. */
  editable: z.boolean(),
});
export type VoucherDetail = z.infer<typeof voucherDetail>;

/** One order with a voucher. */
const voucherUseRow = z.object({
  order: z.object({ id: z.string(), number: z.string(), state: z.enum(orderStates) }),
  package_name: z.string(),
  state: z.enum(["held", "used", "given_back"]),
  at: z.string(),
  total: wholeRupiah,
  discount: wholeRupiah,
});
export type VoucherUseRow = z.infer<typeof voucherUseRow>;

/** One row of the list of batches. */
const batchRow = z.object({
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

/** One batch. */
const batchDetail = batchRow.extend({ brought });
export type BatchDetail = z.infer<typeof batchDetail>;

const reads = ["vouchers", "read"] as const;
const writes = ["vouchers", "write"] as const;
const withdrawRefusals = { withdrawn: [409, "voucher_withdrawn"] } as const;

/** The calls of vouchers and of batches of one-time codes. */
export const voucherContract = {
  list: get("/admin/vouchers", {
    permission: reads,
    summary: "Vouchers, the newest first; one-time codes only of a batch or when searched",
    query: pageQuery.extend({
      state: z.enum(voucherStates).optional(),
      product: z.enum(soldOnline).optional(),
      /** The beginning of a code; also finds codes of batches. */
      search: z.string().max(64).optional(),
      batch: z.coerce.number().int().positive().optional(),
    }),
    row: voucherRow,
  }),
  create: post("/admin/vouchers", {
    permission: writes,
    recentFactor: true,
    summary: "Create a voucher",
    body: newVoucher,
    status: 201,
    answers: "read",
    refuses: { code_taken: { field: "code" } },
  }),
  batches: get("/admin/vouchers/batches", {
    permission: reads,
    summary: "Batches of one-time codes, the newest first",
    query: pageQuery,
    row: batchRow,
  }),
  createBatch: post("/admin/vouchers/batches", {
    permission: writes,
    recentFactor: true,
    idempotencyKey: "optional",
    summary: "Create a batch of one-time codes",
    body: newBatch,
    status: 201,
    answers: "readBatch",
  }),
  readBatch: get("/admin/vouchers/batches/:id", {
    permission: reads,
    summary: "One batch, with what it brought",
    params: numberId,
    data: batchDetail,
  }),
  batchCodes: get("/admin/vouchers/batches/:id/codes.csv", {
    permission: ["vouchers", "export"],
    summary: "The codes of a batch, as a file for spreadsheets",
    params: numberId,
    table: true,
  }),
  withdrawBatch: post("/admin/vouchers/batches/:id/withdraw", {
    permission: writes,
    summary: "Withdraw the codes of a batch that were not used",
    params: numberId,
    body: withdrawal,
    version: true,
    answers: "readBatch",
    refuses: { unknown_batch: 404, ...withdrawRefusals },
  }),
  read: get("/admin/vouchers/:id", {
    permission: reads,
    summary: "One voucher, with what it brought",
    params: numberId,
    data: voucherDetail,
  }),
  edit: patch("/admin/vouchers/:id", {
    permission: writes,
    summary: "Edit a voucher that no order ever had",
    params: numberId,
    body: voucherEdit,
    version: true,
    answers: "read",
    refuses: { unknown_voucher: 404, voucher_used: 409, code_taken: { field: "code" } },
  }),
  withdraw: post("/admin/vouchers/:id/withdraw", {
    permission: writes,
    summary: "Withdraw a voucher from new orders",
    params: numberId,
    body: withdrawal,
    version: true,
    answers: "read",
    refuses: { unknown_voucher: 404, ...withdrawRefusals },
  }),
  uses: get("/admin/vouchers/:id/uses", {
    permission: reads,
    summary: "Orders with a voucher, the latest change first",
    params: numberId,
    query: pageQuery,
    row: voucherUseRow,
  }),
};
