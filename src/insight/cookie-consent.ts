import { z } from "zod";
import { locales } from "#text/locales.ts";
import { pathname } from "./pathname.ts";

export const consentSchema = z.object({
  choice: z.enum(["accepted", "refused"]),
  version: z
    .string()
    .min(1)
    .max(40)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u),
  locale: z.enum(locales),
  page: pathname,
  /** The proof of the answer that this one replaces. */
  previous: z.uuid().optional(),
});
export type ConsentAnswer = z.output<typeof consentSchema>;
