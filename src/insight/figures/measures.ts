/** What is counted by day. `visit` is what browsers report; the others are facts of the database. */
export type Measure = "visit" | "lead" | "registration" | "order" | "paid" | "received" | "refunded" | "revenue";

/** What the figures of a day may be split by. */
export const figureDimensions = ["product", "locale", "campaign"] as const;
export type FigureDimension = (typeof figureDimensions)[number];

/** The steps from a visit to a paid order, each with the measures that it adds up. */
export const funnelSteps = {
  visit: ["visit"],
  contact: ["lead", "registration"],
  order: ["order"],
  paid: ["paid"],
} as const satisfies Record<string, readonly Measure[]>;
export type FunnelStep = keyof typeof funnelSteps;

/** The periods that a report may cover, in days up to today. */
export const reportDays = [30, 90, 365] as const;
