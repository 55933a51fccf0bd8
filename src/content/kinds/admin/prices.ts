import { z } from "zod";
import { label, text } from "../shared/parts.ts";

/** Words of the prices, planned and past. */
export const adminPrices = z.strictObject({
  title: label,
  lead: text(260),
  product: label,
  tiers: z.strictObject({ starter: label, growth: label, business: label }),
  perMonth: label,
  change: text(60),
  /** `{price}` from `{day}` on. */
  next: text(80),
  timeline: text(120),
  today: label,
  planned: label,
  nothingPlanned: text(160),
  history: label,
  noHistory: text(160),
  columns: z.strictObject({
    package: label,
    price: label,
    previous: label,
    from: label,
    by: label,
    at: label,
    reason: label,
  }),
  plan: z.strictObject({
    title: text(80),
    current: label,
    price: label,
    priceHint: text(120),
    from: label,
    fromHint: text(160),
    reason: label,
    reasonHint: text(120),
    more: text(60),
    less: text(60),
    save: label,
    saved: text(120),
    orders: text(200),
    /** `{n}` is how many. */
    pages: text(80),
    languages: text(120),
  }),
  cancel: z.strictObject({ action: label, title: text(90), body: text(200) }),
});
