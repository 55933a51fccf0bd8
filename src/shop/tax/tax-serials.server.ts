import type { Actor } from "#infra/audit/actor.ts";
import { readTaxSerial } from "../invoices/invoice.ts";
import { reviseInvoice } from "../invoices/revise-invoice.server.ts";
import type { Shop } from "../shop.server.ts";
import type { SerialLine } from "./invoice-contract.ts";

/**
 * Enters the numbers that the tax office assigned, from the lines of its own list or of a spreadsheet: each names our invoice
 * and its serial number in some column, since columns differ by year. Lines without anything are skipped; each of the others
 * is told, and what holds is entered whatever the others are.
 */
export async function enterTaxSerials(shop: Shop, { text, by }: { text: string; by: Actor }): Promise<SerialLine[]> {
  const told: SerialLine[] = [];
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    if (written.trim() === "") continue;
    const read = readSerialLine(written);
    const line = { line: index + 1, ...read };
    if (read.refusal !== null) {
      told.push(line);
      continue;
    }
    const { invoice, serial } = read;
    const revised = await reviseInvoice(shop, { invoice, serial, by });
    told.push({ ...line, refusal: revised.ok ? null : revised.code });
  }
  return told;
}

type ReadLine =
  | { invoice: string; serial: string; refusal: null }
  | { invoice: string | null; serial: null; refusal: "no_invoice" | "not_a_serial" | "ambiguous" };

/** Reads our invoice's number and the tax office's from one line of a list. */
export function readSerialLine(line: string): ReadLine {
  const invoice = /\bINV-\d{6}-\d{6}\b/i.exec(line)?.[0].toUpperCase() ?? null;
  if (!invoice) return { invoice, serial: null, refusal: "no_invoice" };
  const cells = line
    .split(/[\t;,|"]+/)
    .flatMap((cell) => (cell.includes("INV-") || cell.includes("inv-") ? cell.split(/\s+/) : [cell]))
    .flatMap((cell) => readTaxSerial(cell) ?? []);
  const found = [...new Set(cells)];
  // Seventeen digits are those of Coretax; sixteen may be an NPWP or an NIK too.
  const certain = found.filter(({ length }) => length === 17);
  const [serial, ...more] = certain.length > 0 ? certain : found;
  if (serial === undefined) return { invoice, serial: null, refusal: "not_a_serial" };
  if (more.length > 0) return { invoice, serial: null, refusal: "ambiguous" };
  return { invoice, serial, refusal: null };
}
