/**
 * What the tax office still needs of an invoice. `ready`: its faktur pajak can be imported; `incomplete`: the buyer has
 * neither an NPWP nor another document; `numbered`: the tax office's number is entered; `untaxed`: there is no tax.
 */
export const taxStates = ["ready", "incomplete", "numbered", "untaxed"] as const;
export type TaxState = (typeof taxStates)[number];
/**
 * Why a line of the tax office's list was not taken; `ambiguous`: it has several numbers of sixteen digits, of which any
 * might be the serial.
 */
export const serialRefusals = ["no_invoice", "not_a_serial", "ambiguous", "unknown_invoice", "same"] as const;
/** Coretax takes at most so many invoices in one file, and a ZIP file of invoices has as many. */
export const invoicesPerFile = 1_000;
/** The files of the most invoices that a month can have: their numbers have six digits. */
export const mostFiles = 999;
/** More lines of the tax office's list at once than one file of Coretax has invoices are refused. */
export const mostSerialLines = 1_000;
