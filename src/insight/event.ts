import { z } from "zod";
import { eventNames } from "./event-names.ts";
import { pathname } from "./pathname.ts";

/** Events one request may carry. */
export const largestBatch = 20;

/** Links are written by anybody: what no database keeps is replaced, as the browser does with a contact request's. */
const utm = z
  .string()
  .max(200)
  .overwrite((value) =>
    value
      .replace(/\p{Cc}/gu, " ")
      .trim()
      .toWellFormed(),
  )
  .default("");

/** One event as the browser sends it: no identifier, and no time of its own (a batch waits a second at most). */
const eventSchema = z.object({
  name: z.enum(eventNames),
  path: pathname,
  /** The page view began a visit: the visitor came from outside. */
  entry: z.boolean().default(false),
  /** For a contact request: the page on which the visit that led to it began. */
  landing: pathname.optional(),
  utm_source: utm,
  utm_medium: utm,
  utm_campaign: utm,
});
export type InsightEvent = z.output<typeof eventSchema>;

export const eventsSchema = z.union([
  eventSchema.transform((event) => [event]),
  z.array(eventSchema).min(1).max(largestBatch),
]);
