import { z } from "zod";
import { armOnPage, exposureEvent } from "#text/exposures.ts";
import { wellFormed } from "#text/well-formed.ts";
import { eventNames, largestBatch } from "./event-names.ts";
import { pathname } from "./pathname.ts";
import { speedEvent } from "./speed/speed-event.ts";

/** Anybody may write a link: characters that a database refuses are replaced, as the browser does in a contact request. */
const utm = z
  .string()
  .max(200)
  .overwrite((value) => wellFormed(value.replace(/\p{Cc}/gu, " ").trim()))
  .default("");

/** One event as the browser sends it: without an identifier, and without a time (a batch waits a second at most). */
const eventSchema = z.object({
  name: z.enum(eventNames),
  path: pathname,
  /** The page view started a visit: the visitor came from outside. */
  entry: z.boolean().default(false),
  /** For a contact request: the page on which its visit started. */
  landing: pathname.optional(),
  arm: armOnPage,
  utm_source: utm,
  utm_medium: utm,
  utm_campaign: utm,
});
export type InsightEvent = z.output<typeof eventSchema>;

const anyEvent = z.discriminatedUnion("name", [eventSchema, speedEvent, exposureEvent]);

export const eventsSchema = z.union([
  anyEvent.transform((event) => [event]),
  z.array(anyEvent).min(1).max(largestBatch),
]);
