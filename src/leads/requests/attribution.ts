import * as z from "zod/mini";
import { optionalLine } from "#text/rules.ts";

/** Longest value of a field about how a visitor came. */
const attributionLimit = 200;

const field = () => optionalLine(attributionLimit);

const touch = z.object({
  utm_source: field(),
  utm_medium: field(),
  utm_campaign: field(),
  utm_term: field(),
  landing_page: field(),
  referrer: field(),
  at: optionalLine(40),
});

/** How the sender found the site: the campaign fields of the last touch, and both touches with all fields. */
export const attributionFields = {
  utm_source: field(),
  utm_medium: field(),
  utm_campaign: field(),
  utm_term: field(),
  first_touch: z.optional(z.nullable(touch)),
  last_touch: z.optional(z.nullable(touch)),
};
