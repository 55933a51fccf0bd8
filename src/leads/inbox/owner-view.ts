import { z } from "zod";
import { leadProducts } from "#catalogue/products.ts";
import { locales } from "#text/locales.ts";

/** When a person is assigned leads in turn; empty lists match everything. */
export const turnPreference = z.object({
  takes_part: z.boolean(),
  products: z.array(z.enum(leadProducts)).max(leadProducts.length),
  locales: z.array(z.enum(locales)).max(locales.length),
});

const owner = turnPreference.extend({
  id: z.string(),
  name: z.string(),
  // A product may be gone from the catalogue.
  products: z.array(z.string()),
  locales: z.array(z.string()),
});
export type LeadOwner = z.output<typeof owner>;

export const leadOwnersResponse = z.object({ data: z.array(owner) });
