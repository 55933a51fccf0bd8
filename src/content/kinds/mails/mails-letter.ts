import { z } from "zod";
import { label, text } from "../shared/parts.ts";

/** The words around the blocks of a letter; `{subject}` and `{minutes}` are filled in. */
export const mailsLetter = z.strictObject({
  article: z.strictObject({ note: text(60), read: label }),
  event: z.strictObject({ more: label, sample: text(60) }),
  product: z.strictObject({ more: label }),
  /** Links of the footer. */
  inBrowser: label,
  preferences: label,
  testSubject: text(40),
});
