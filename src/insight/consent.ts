import { z } from "zod";
import { locales } from "#catalogue/locales.ts";
import { pathname } from "./pathname.ts";

/** The wording of the consent banner now in force; a new one asks everybody again. */
export const consentVersion = "2026-11";

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
