import * as z from "zod/mini";
import { type Touches, touchFields } from "#text/attribution.ts";

/** Returns the schema of a body that places an order: the order, and how the customer found the site. */
export function placingBody<Shape extends z.core.$ZodShape>(order: z.ZodMiniObject<Shape>) {
  return z.extend(order, touchFields);
}

/** Separates how the customer found the site from the order, which alone identifies a repeated request. */
export function splitTouches<Body extends Touches>(body: Body): { touches: Touches; order: Omit<Body, keyof Touches> } {
  const { first_touch, last_touch, ...order } = body;
  return { touches: { first_touch, last_touch }, order };
}
