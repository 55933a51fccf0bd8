import { attribution } from "./attribution.ts";
import { seenExperiments } from "./exposures.ts";

/**
 * Returns the fields of a registration or an order that say how the visitor came: the first and the last arrival, and the
 * experiments seen.
 */
export function touches() {
  const { first_touch, last_touch } = attribution();
  return { ...(first_touch && { first_touch }), ...(last_touch && { last_touch }), ...seenExperiments() };
}
