import { z } from "zod";
import type { Day } from "./jakarta-day.ts";

// Only the types differ from the schemas of Zod: what is checked, and how the description of the API writes it, stays theirs.

/** A day of a request or an answer, checked to exist. */
export const isoDay = isoDayOr();

/** Returns the schema of a day that exists, with a code for a text that is none. */
export function isoDayOr(code?: string): z.ZodType<Day, string> {
  return z.iso.date(code) as unknown as z.ZodType<Day, string>;
}

/** A day of an answer, which comes from a column of type date and is not checked again. */
export const answeredDay = z.string() as unknown as z.ZodType<Day, string>;
