import { z } from "zod";
import { soldOnline } from "#catalogue/products.ts";
import { get, numberId, pageQuery, post } from "#contract/contract.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { answeredDay } from "#time/day-schema.ts";
import { newPricePlan, noticeDays, planCancellation } from "./price-plan.ts";

const bilingual = z.object({ id: z.string(), en: z.string() });

const plan = z.object({
  id: z.int(),
  price: wholeRupiah,
  from_day: answeredDay,
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
  price: wholeRupiah,
  version: z.int(),
  /** Customers who have it and would renew it, and are told of a higher price. */
  renewing: z.int(),
  planned: z.array(plan),
});
export type PricedPackage = z.infer<typeof pricedPackage>;

/** What is sold online, at today's prices, and what is planned. */
const adminPrices = z.object({ today: answeredDay, packages: z.array(pricedPackage) });
export type AdminPrices = z.infer<typeof adminPrices>;

/** One row of the history of prices. */
const priceHistoryRow = z.object({
  id: z.int(),
  package_id: z.string(),
  name: bilingual,
  price: wholeRupiah,
  previous: wholeRupiah.nullable(),
  from_day: answeredDay,
  at: z.string(),
  by: z.string(),
  reason: z.string(),
});
export type PriceHistoryRow = z.infer<typeof priceHistoryRow>;

/** The pages that show the price of a product. */
const pricePages = z.array(z.object({ path: z.string(), title: bilingual.partial() }));
export type PricePages = z.infer<typeof pricePages>;

const reads = ["prices", "read"] as const;
const change = {
  permission: ["prices", "write"],
  recentFactor: true,
  version: true,
  answers: "list",
} as const;

/** The calls of prices of packages: present, planned and past. */
export const priceContract = {
  list: get("/admin/prices", {
    permission: reads,
    summary: "Packages with their present and planned prices",
    data: adminPrices,
    statuses: [401, 403, 404, 409],
  }),
  history: get("/admin/prices/history", {
    permission: reads,
    summary: "Changes of prices, the newest first",
    query: pageQuery.extend({ package_id: z.string().max(64).optional() }),
    row: priceHistoryRow,
  }),
  pages: get("/admin/prices/pages", {
    permission: reads,
    summary: "The pages that show the prices of a product",
    query: z.object({ product: z.enum(soldOnline) }),
    data: pricePages,
  }),
  plan: post("/admin/prices/plans", {
    ...change,
    summary: `Plan a price from a day on; from today on it holds within a moment. Of a higher one, customers who would renew are told by mail; then it holds ${noticeDays} days later at the earliest`,
    body: newPricePlan,
    status: 201,
    refuses: {
      unknown_package: { field: "package_id" },
      day_past: { field: "from_day" },
      day_planned: { field: "from_day" },
      same_price: { field: "price" },
      notice_too_short: { field: "from_day" },
    },
  }),
  cancel: post("/admin/prices/plans/:id/cancel", {
    ...change,
    summary: "Cancel a price that does not hold yet; customers who were told of it are told that too",
    params: numberId,
    body: planCancellation,
    refuses: { unknown_plan: 404, plan_ended: 409 },
  }),
};
