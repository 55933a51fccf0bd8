import { z } from "zod";
import { get, pageQuery, post, put } from "#contract/contract.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { plainLine } from "#text/plain-line.ts";
import { buyer } from "../orders/buyer.ts";
import { orderStates } from "../orders/order-states.ts";
import { place, taxDocument } from "./tax-document.ts";
import { invoicesPerFile, mostFiles, mostSerialLines, serialRefusals, taxStates } from "./tax-states.ts";

const invoiceRowView = z.object({
  number: z.string(),
  issued_at: z.string(),
  order: z.object({ id: z.string(), number: z.string(), state: z.enum(orderStates) }),
  /** As the invoice is issued now. */
  buyer: z.object({ name: z.string(), address: z.string(), npwp: z.string().nullable() }),
  /** 0 until it is issued again. */
  revision: z.int(),
  /** The document by which the tax office knows the buyer, where staff entered one. */
  document: z.string().nullable(),
  /** The last six digits of the buyer's NITKU. */
  place: z.string(),
  /** Rupiah, as `outstanding`. */
  received: wholeRupiah,
  refunded: wholeRupiah,
  outstanding: wholeRupiah,
  /** Their numbers. */
  credit_notes: z.string().nullable(),
  dpp: wholeRupiah,
  ppn: wholeRupiah,
  total: wholeRupiah,
  state: z.enum(taxStates),
  serial: z.string().nullable(),
});
export type InvoiceRowView = z.infer<typeof invoiceRowView>;

/** A line of the tax office's list, as it was taken or refused. */
const serialLine = z.object({
  line: z.int(),
  invoice: z.string().nullable(),
  serial: z.string().nullable(),
  refusal: z.enum(serialRefusals).nullable(),
});
export type SerialLine = z.infer<typeof serialLine>;

/** Of the invoices that the filter shows, in rupiah. */
const invoiceSums = z.object({
  count: z.int(),
  dpp: wholeRupiah,
  ppn: wholeRupiah,
  total: wholeRupiah,
  /** Of the whole month. */
  month: z.object({
    count: z.int(),
    states: z.record(z.enum(taxStates), z.int()),
    /** Files for Coretax that have invoices to import, from 1. */
    files: z.array(z.int()),
  }),
});
export type InvoiceSums = z.infer<typeof invoiceSums>;

const money = z.object({ count: z.int(), amount: wholeRupiah });
const ageingBuckets = ["not_due", "to_30", "to_60", "to_90", "over_90"] as const;

/** The money of the invoices of a filter, and what is outstanding of all invoices now, by days since it was due; rupiah. */
const invoiceMoney = z.object({
  received: wholeRupiah,
  refunded: wholeRupiah,
  credited: wholeRupiah,
  outstanding: wholeRupiah,
  /** Due on the day of the invoice. Not due are also orders that can still be paid: their invoice follows the payment. */
  ageing: z.record(z.enum(ageingBuckets), money),
});
export type InvoiceMoney = z.infer<typeof invoiceMoney>;

/** A month in Jakarta, `2026-11`. */
export const period = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: "invalid_date" });

/** The calls of invoices and of their faktur pajak. */
export const invoiceContract = {
  list: get("/admin/invoices", {
    permission: ["orders", "read"],
    summary: "Invoices of a month in Jakarta, with the sums of all that the filter shows",
    query: pageQuery.extend({ period, state: z.enum(taxStates).optional() }),
    row: invoiceRowView,
    meta: { sums: invoiceSums },
    statuses: [400, 401, 403, 409],
  }),
  money: get("/admin/invoices/money", {
    permission: ["orders", "read"],
    summary:
      "Money received, refunded, credited and outstanding of the invoices that the filter shows, and the ageing of what is outstanding",
    query: z.object({ period, state: z.enum(taxStates).optional() }),
    data: invoiceMoney,
    statuses: [400, 401, 403, 409],
  }),
  coretax: get("/admin/invoices/coretax.xml", {
    permission: ["orders", "export"],
    summary: `Faktur pajak of a month for Coretax; each part is of ${invoicesPerFile} invoice numbers in sequence`,
    query: z.object({ period, part: z.coerce.number().int().min(1).max(mostFiles).default(1) }),
    file: "application/xml",
    refuses: { nothing_to_export: 409, seller_without_npwp: 409 },
    statuses: [400, 401, 403, 409],
  }),
  enterSerials: post("/admin/invoices/serials", {
    permission: ["orders", "write"],
    summary: "Enter numbers that the tax office assigned, many at once; each invoice is issued again and mailed",
    bodyLimit: "file",
    body: z.object({
      /** Rows of the tax office's list: each with our invoice's number and its own. */
      text: z
        .string()
        .min(1, { error: "required" })
        .max(400_000)
        .refine((text) => text.split("\n").length <= mostSerialLines + 1, { error: "too_long" }),
    }),
    data: z.array(serialLine),
    statuses: [400, 401, 403, 409, 413],
  }),
  correctBuyer: put("/admin/invoices/:number/buyer", {
    permission: ["orders", "write"],
    summary: "Issue an invoice again for a corrected buyer, as its next revision, and mail it",
    params: z.object({ number: z.string().max(40) }),
    body: z.object({
      revision: z.int().min(0).describe("The newest revision that the person saw"),
      buyer,
      place,
      reason: z.string().overwrite(plainLine).min(3, { error: "required" }).max(500),
    }),
    empty: "Issued again",
    refuses: { unknown_invoice: 404, stale_version: 409, nothing_changed: 409 },
    statuses: [400, 401, 403, 404, 409],
  }),
  enterDocument: put("/admin/invoices/:number/tax-document", {
    permission: ["orders", "write"],
    summary: "Enter by which document the tax office knows an invoice's buyer",
    params: z.object({ number: z.string().max(40) }),
    body: taxDocument,
    empty: "Stored",
  }),
};
