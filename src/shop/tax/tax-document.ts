import { z } from "zod";

/** What proves who a buyer is in a faktur pajak, beside the NPWP that the invoice names; Coretax's own spelling. */
const otherDocuments = ["National ID", "Passport", "Other ID"] as const;

/** Digits of a place of business (NITKU) behind the NPWP; the head office has zeros. */
export const place = z.string().regex(/^\d{6}$/, { error: "invalid_place" });

/** A NIK has sixteen digits; the numbers of other documents differ by country. */
const numberForms = { "National ID": /^\d{16}$/, Passport: /^[A-Z0-9]{5,20}$/, "Other ID": /^[A-Z0-9./-]{3,30}$/ };

const number = z.string().transform((typed) => typed.replace(/\s/g, "").toUpperCase());

/**
 * How the tax office knows a buyer: by the NPWP of the invoice and one of its places, or by another document.
 * `country` is ISO 3166 alpha-3.
 */
export const taxDocument = z
  .discriminatedUnion("document", [
    z.object({ document: z.literal("TIN"), place }),
    z.object({
      document: z.enum(otherDocuments),
      number,
      country: z
        .string()
        .transform((typed) => typed.trim().toUpperCase())
        .pipe(z.string().regex(/^[A-Z]{3}$/, { error: "invalid_country" })),
    }),
  ])
  .refine((given) => given.document === "TIN" || numberForms[given.document].test(given.number), {
    path: ["number"],
    error: "invalid_document",
  });
export type TaxDocument = z.infer<typeof taxDocument>;
