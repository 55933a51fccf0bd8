import { z } from "zod";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import { soldOnline } from "#catalogue/products.ts";
import { type NameWords, nameWords } from "#text/name-words.ts";
import { plainLine } from "#text/plain-line.ts";
import { isoDay } from "#time/day-schema.ts";
import { orderStates } from "../orders/order-states.ts";

const day = isoDay;

/** What staff may ask of the list of orders. Days are days in Jakarta; both ends belong to the period. */
export const orderFilters = z.object({
  search: z.string().overwrite(plainLine).max(100).optional(),
  state: z.enum(orderStates).optional(),
  method: z.enum(paymentMethodIds).optional(),
  product: z.enum(soldOnline).optional(),
  from: day.optional(),
  to: day.optional(),
  /** Only orders that need a person. */
  attention: z.enum(["true"]).optional(),
  /** Only orders whose workspace is to be opened. */
  workspace: z.enum(["preparing"]).optional(),
});
export type OrderFilters = z.output<typeof orderFilters>;

/** How a search text may be meant; a missing part means that it cannot be meant so. */
export interface SearchTerms extends NameWords {
  /** Of an order's or an invoice's number, in capitals. */
  numberPrefix?: string | undefined;
  /** The month in such a number, YYYY-MM: no order placed after it has the number. */
  month?: string;
  /** The last part of an order's number. */
  serial?: string;
  /** Of the number to which the customer pays. */
  vaPrefix?: string;
  emailPrefix: string;
}

/** So many digits may be the beginning of a virtual account's number, up to so many a serial number. */
const fewestVaDigits = 7;
const mostSerialDigits = 9;

/** Reads a search text; null when nothing can be meant. */
export function readSearch(text: string): SearchTerms | null {
  const typed = text.trim().toLowerCase();
  if (typed === "") return null;
  const digits = typed.replace(/[\s.-]/g, "");
  const isNumber = /^\d+$/.test(digits);
  const [, year, month] = /^(?:ord|inv)-?(2\d{3})(0[1-9]|1[0-2])/.exec(typed) ?? [];
  const words = typed.includes("@") ? [] : (typed.match(/[\p{L}\p{N}]+/gu) ?? []);
  return {
    ...(/^(ord|inv)-?[\d-]*$/.test(typed) && { numberPrefix: typed.toUpperCase() }),
    ...(month && { month: `${year}-${month}` }),
    ...(isNumber && digits.length <= mostSerialDigits && { serial: digits.padStart(6, "0") }),
    ...(isNumber && digits.length >= fewestVaDigits && { vaPrefix: digits }),
    emailPrefix: typed,
    ...nameWords(words),
  };
}
