import { z } from "zod";

const bilingual = z.object({ id: z.string(), en: z.string() });

const plan = z.object({
  id: z.int(),
  price: z.int(),
  from_day: z.string(),
  reason: z.string(),
  planned_by: z.string(),
  planned_at: z.string(),
  version: z.int(),
});
export type PricePlanView = z.infer<typeof plan>;

const pricedPackage = z.object({
  id: z.string(),
  product: z.string(),
  tier: z.string(),
  name: bilingual,
  price: z.int(),
  version: z.int(),
  planned: z.array(plan),
});
export type PricedPackage = z.infer<typeof pricedPackage>;

/** `GET /admin/prices`: what is sold online, at today's prices, and what is planned. */
export const adminPricesView = z.object({ data: z.object({ today: z.string(), packages: z.array(pricedPackage) }) });
export type AdminPrices = z.infer<typeof adminPricesView>["data"];

/** One row of the history of prices. */
export const priceHistoryRow = z.object({
  id: z.int(),
  package_id: z.string(),
  name: bilingual,
  price: z.int(),
  previous: z.int().nullable(),
  from_day: z.string(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
});
export type PriceHistoryRow = z.infer<typeof priceHistoryRow>;

/** `GET /admin/prices/pages`: the pages that show the price of a product. */
export const pricePagesView = z.object({
  data: z.array(z.object({ path: z.string(), title: bilingual.partial() })),
});
export type PricePages = z.infer<typeof pricePagesView>["data"];
