import { z } from "zod";
import { text } from "./shared/parts.ts";
import { texts } from "./shop/texts.ts";

const errors = z.record(z.string(), text(240));

/** Quotations: the form on the payment page, the page of the link and the PDF. */
export const quotation = z.strictObject({
  /** `{number}`, `{package}`, `{months}`, `{total}` and `{date}` are those of the quotation. */
  form: texts(
    300,
    ...(["open", "lead", "company", "name", "nameHint", "optional", "create", "creating"] as const),
    ...(["ready", "readyBody", "link", "copy", "copied", "selected", "show"] as const),
    ...(["mail", "whatsApp", "subject", "message", "changed"] as const),
  ).extend({ errors }),
  /** Beside the price of an order from a quotation. */
  applied: text(160),
  page: texts(
    300,
    ...(["title", "loading", "number", "date", "validUntil", "seller", "recipient", "method", "npwp"] as const),
    ...(["buy", "download", "print", "howTo", "changed", "cheaper", "buyCheaper"] as const),
    ...(["expiredTitle", "expiredBody", "notSold", "prices", "missingTitle", "missingBody"] as const),
    ...(["failedTitle", "retry", "noScript"] as const),
  ).extend({ errors }),
  document: texts(400, "title", "number", "date", "validUntil", "recipient", "headline", "terms", "notInvoice"),
});
export type QuotationWords = z.infer<typeof quotation>;
