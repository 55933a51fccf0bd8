import { z } from "zod";
import { orderStates } from "../orders/order-states.ts";
import { rowResults } from "./match-lines.ts";
import { settlementFormats } from "./settlement-formats.ts";

/** Amounts of rows in rupiah; refunds count as negative. */
const totals = z.object({ rows: z.int(), gross: z.int(), fees: z.int(), net: z.int() });

/** One row of the list of settlement files. */
export const settlementFileRow = z.object({
  id: z.int(),
  name: z.string(),
  format: z.enum(settlementFormats),
  source: z.string(),
  state: z.enum(["checked", "posted", "discarded"]),
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
  uploaded_by: z.string(),
  uploaded_at: z.string(),
  posted_by: z.string().nullable(),
  posted_at: z.string().nullable(),
  version: z.int(),
});
export type SettlementFileRow = z.infer<typeof settlementFileRow>;

/** `GET /admin/reconciliation/files/{id}`: the report of a file. */
export const settlementReport = settlementFileRow.extend({
  ignored: z.int(),
  all: totals,
  posted: totals,
  results: z.record(z.enum(rowResults), totals),
  /** Paid orders of the file's period that it does not have, and that no other file has. */
  missing: z.int(),
});
export type SettlementReport = z.infer<typeof settlementReport>;

const orderOfRow = z.object({ id: z.string(), number: z.string(), state: z.enum(orderStates) });

/** One row of a settlement file. */
export const settlementRow = z.object({
  id: z.int(),
  line: z.int(),
  kind: z.enum(["payment", "refund"]),
  reference: z.string(),
  order_text: z.string(),
  va_number: z.string(),
  paid_day: z.string().nullable(),
  gross: z.int(),
  fee: z.int(),
  net: z.int(),
  result: z.enum(rowResults),
  expected: z.int().nullable(),
  posted_at: z.string().nullable(),
  order: orderOfRow.nullable(),
});
export type SettlementRow = z.infer<typeof settlementRow>;

/** A paid order that a file should have. */
export const missingOrder = z.object({ order: orderOfRow, total: z.int(), paid_at: z.string(), method: z.string() });
export type MissingOrder = z.infer<typeof missingOrder>;
