/**
 * What the tax office still needs of an invoice. `ready`: its faktur pajak can be imported; `incomplete`: the buyer has
 * neither an NPWP nor another document; `numbered`: the tax office's number is entered; `untaxed`: there is no tax.
 */
export const taxStates = ["ready", "incomplete", "numbered", "untaxed"] as const;
export type TaxState = (typeof taxStates)[number];
/** Coretax takes at most so many invoices in one file. */
export const invoicesPerFile = 1_000;
/** The files of the most invoices that a month can have: their numbers have six digits. */
export const mostFiles = 999;
