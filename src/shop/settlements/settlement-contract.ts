import { z } from "zod";
import { get, numberId, pageQuery, post } from "#contract/contract.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { answeredDay } from "#time/day-schema.ts";
import { orderStates } from "../orders/order-states.ts";
import { rowResults } from "./match-lines.ts";
import { settlementFormats } from "./settlement-formats.ts";
import { settlementUpload } from "./settlement-upload.ts";

/** Amounts of rows in rupiah; refunds count as negative. */
const totals = z.object({ rows: z.int(), gross: wholeRupiah, fees: wholeRupiah, net: wholeRupiah });

/** One row of the list of settlement files. */
const settlementFileRow = z.object({
  id: z.int(),
  name: z.string(),
  format: z.enum(settlementFormats),
  source: z.string(),
  state: z.enum(["checked", "posted", "discarded"]),
  first_day: answeredDay.nullable(),
  last_day: answeredDay.nullable(),
  uploaded_by: z.string(),
  uploaded_at: z.string(),
  posted_by: z.string().nullable(),
  posted_at: z.string().nullable(),
  version: z.int(),
});
export type SettlementFileRow = z.infer<typeof settlementFileRow>;

/** `GET /admin/reconciliation/files/{id}`: the report of a file. */
const settlementReport = settlementFileRow.extend({
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
const settlementRow = z.object({
  id: z.int(),
  line: z.int(),
  kind: z.enum(["payment", "refund"]),
  reference: z.string(),
  order_text: z.string(),
  va_number: z.string(),
  paid_day: answeredDay.nullable(),
  gross: wholeRupiah,
  fee: wholeRupiah,
  net: wholeRupiah,
  result: z.enum(rowResults),
  expected: wholeRupiah.nullable(),
  posted_at: z.string().nullable(),
  order: orderOfRow.nullable(),
});
export type SettlementRow = z.infer<typeof settlementRow>;

/** A paid order that a file should have. */
const missingOrder = z.object({ order: orderOfRow, total: wholeRupiah, paid_at: z.string(), method: z.string() });
export type MissingOrder = z.infer<typeof missingOrder>;

const reads = ["reconciliation", "read"] as const;
const writes = ["reconciliation", "write"] as const;
const version = z.object({ version: z.int() });
const change = { permission: writes, params: numberId, version: true, answers: "read" } as const;
const refuses = { unknown_file: 404, discarded: [409, "settlement_discarded"] } as const;

/** The calls of settlement files of providers and banks, matched to orders. */
export const settlementContract = {
  list: get("/admin/reconciliation/files", {
    permission: reads,
    summary: "Settlement files, the newest first",
    query: pageQuery,
    row: settlementFileRow,
  }),
  upload: post("/admin/reconciliation/files", {
    permission: writes,
    bodyLimit: "file",
    summary: "Upload a settlement file: its rows are matched to orders, nothing is posted",
    description:
      "409 `columns_unknown` with `header` and `sample` when the columns must be chosen, `file_uploaded_before` with `id`.",
    body: settlementUpload,
    status: 201,
    answers: "read",
    statuses: [400, 401, 403, 404, 409, 413],
  }),
  read: get("/admin/reconciliation/files/:id", {
    permission: reads,
    summary: "The report of a settlement file",
    params: numberId,
    data: settlementReport,
  }),
  post: post("/admin/reconciliation/files/:id/post", {
    ...change,
    summary: "Post the matched rows of a file",
    body: version,
    refuses: { ...refuses, nothing_to_post: 409 },
  }),
  check: post("/admin/reconciliation/files/:id/check", {
    ...change,
    summary: "Match the rows of a file again",
    body: version,
    refuses,
  }),
  discard: post("/admin/reconciliation/files/:id/discard", {
    ...change,
    summary: "Discard a file that was uploaded by mistake",
    body: version.extend({ reason: z.string().trim().min(1).max(500) }),
    refuses: { ...refuses, posted: [409, "settlement_posted"] },
  }),
  rows: get("/admin/reconciliation/files/:id/rows", {
    permission: reads,
    summary: "The rows of a settlement file",
    params: numberId,
    query: pageQuery.extend({ result: z.enum(rowResults).optional() }),
    row: settlementRow,
  }),
  missing: get("/admin/reconciliation/files/:id/missing", {
    permission: reads,
    summary: "Paid orders of the file's period that it does not have",
    params: numberId,
    query: pageQuery,
    row: missingOrder,
  }),
};
