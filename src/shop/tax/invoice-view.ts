import { z } from "zod";
import { orderStates } from "../orders/order-states.ts";
import { serialRefusals, taxStates } from "./tax-states.ts";

export const invoiceRowView = z.object({
  number: z.string(),
  issued_at: z.string(),
  order: z.object({ id: z.string(), number: z.string(), state: z.enum(orderStates) }),
  buyer: z.object({ name: z.string(), npwp: z.string().nullable() }),
  /** The document by which the tax office knows the buyer, where staff entered one. */
  document: z.string().nullable(),
  dpp: z.int(),
  ppn: z.int(),
  total: z.int(),
  state: z.enum(taxStates),
  serial: z.string().nullable(),
});
export type InvoiceRowView = z.infer<typeof invoiceRowView>;

/** A line of the tax office's list, as it was taken or refused. */
export const serialLine = z.object({
  line: z.int(),
  invoice: z.string().nullable(),
  serial: z.string().nullable(),
  refusal: z.enum(serialRefusals).nullable(),
});
export type SerialLine = z.infer<typeof serialLine>;

/** Of a whole month, in rupiah. */
export const invoiceSums = z.object({
  count: z.int(),
  dpp: z.int(),
  ppn: z.int(),
  total: z.int(),
  states: z.record(z.enum(taxStates), z.int()),
  /** Files for Coretax that have invoices to import, from 1. */
  files: z.array(z.int()),
});
export type InvoiceSums = z.infer<typeof invoiceSums>;
