import { z } from "zod";
import { heading, label, productId, text } from "../shared/parts.ts";

const path = z.string().regex(/^(GET|POST) \/[a-z/{}_-]+$/);

/** A call of a product, whose shape is in `site/pages/docs/specimens`. */
const call = z.strictObject({ title: heading, body: text(420, 20), fields: z.record(z.string(), text(200, 8)) });

/** The documentation of each product: the first day, then its API as a specimen. */
export const productDocs = z.strictObject({
  id: z.literal("products"),
  title: heading,
  lead: text(320, 20),
  /** Above the calls of every product: they are specimens, opened by agreement. */
  specimen: z.strictObject({ title: heading, body: text(420, 40) }),
  steps: heading,
  api: heading,
  noApi: heading,
  page: label,
  field: label,
  required: label,
  items: z
    .array(
      z.strictObject({
        product: productId,
        aim: text(200, 10),
        steps: z.array(text(260, 10)).min(3).max(4),
        /** How data get in and out: with an API, which packages have it; without one, what takes its place. */
        access: text(420, 20),
      }),
    )
    .min(13),
  calls: z.record(path, call),
});
