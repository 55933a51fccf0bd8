import * as z from "zod/mini";
import { readExposures } from "#accounts/person/exposures.server.ts";
import { knownExposures } from "#growth/experiments/running/known-exposures.ts";
import { type Touches, touchFields } from "#text/attribution.ts";
import type { ApiDeps } from "../http/deps.ts";

/** Returns the schema of a body that places an order: the order, and how the customer found the site. */
export function placingBody<Shape extends z.core.$ZodShape>(order: z.ZodMiniObject<Shape>) {
  return z.extend(order, touchFields);
}

/**
 * Separates how the customer found the site from the order, which alone identifies a repeated request. The experiments are
 * those that the browser of the registration saw, and those of the browser that buys.
 */
export async function readTouches<Body extends Omit<Touches, "exposures"> & { exposures?: unknown }>(
  { db, experiments }: Pick<ApiDeps, "db" | "experiments">,
  { userId }: { userId: string },
  body: Body,
): Promise<{ touches: Touches; order: Omit<Body, keyof Touches> }> {
  const { first_touch, last_touch, exposures: sent, ...order } = body;
  const known = experiments.current();
  const ofAccount = known.started.size > 0 ? await readExposures(db, userId) : null;
  const exposures = { ...knownExposures(known, sent), ...knownExposures(known, ofAccount) };
  const seen = Object.keys(exposures).length > 0 ? exposures : null;
  return { touches: { first_touch, last_touch, exposures: seen }, order };
}
