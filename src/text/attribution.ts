import * as z from "zod/mini";
import type { Exposures } from "./exposures.ts";
import { optionalLine } from "./rules.ts";

/** Longest value of a field about how a visitor came. */
const attributionLimit = 200;

const field = () => optionalLine(attributionLimit);

/** The campaign by which a visitor came. */
export const campaignFields = { utm_source: field(), utm_medium: field(), utm_campaign: field(), utm_term: field() };

const touch = z.object({
  ...campaignFields,
  landing_page: field(),
  referrer: field(),
  at: optionalLine(40),
});

export type Touch = z.output<typeof touch>;

/**
 * The first and the last arrival of a visitor, and the experiments they saw, as their browser sends them with a request, a
 * registration or an order.
 */
export const touchFields = {
  first_touch: z.optional(z.nullable(touch)),
  last_touch: z.optional(z.nullable(touch)),
  /** Read by `knownExposures`, since no request is refused for it. */
  exposures: z.optional(z.unknown()),
};

/** Both arrivals and the experiments; missing when the browser sent none. */
export interface Touches {
  first_touch?: Touch | null | undefined;
  last_touch?: Touch | null | undefined;
  exposures?: Exposures | null | undefined;
}

/** How the sender of a request found the site: the campaign fields of the last touch, and both touches and experiments with all fields. */
export const attributionFields = { ...campaignFields, ...touchFields };
