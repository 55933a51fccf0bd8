/**
 * What is counted by day. `visit` is what browsers report; the others are rows of the database: a stored request, a new
 * account, an order placed, an order paid (invoiced), money received, money returned.
 */
const measures = ["visit", "lead", "registration", "order", "paid", "received", "refunded"] as const;
export type Measure = (typeof measures)[number];

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
