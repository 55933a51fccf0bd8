import { z } from "zod";

const bilingual = z.object({ id: z.string(), en: z.string() });

/** What `GET /packages` returns: what is sold online, at today's prices. */
export const packagesResponse = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      product: z.string(),
      tier: z.string(),
      name: bilingual,
      description: bilingual,
      price: z.int().describe("Whole rupiah a month, without PPN"),
      features: z.object({ id: z.array(z.string()), en: z.array(z.string()) }),
    }),
  ),
});
