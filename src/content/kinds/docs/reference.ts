import { z } from "zod";
import { heading, hero, label, text } from "../shared/parts.ts";

/** The reference of the site's API: what each call and each field is for. */
export const reference = z.strictObject({
  hero,
  download: label,
  /** The tags of the OpenAPI specification, in the order shown: those for integrators first. */
  groups: z.record(z.string(), z.strictObject({ title: heading, body: text(320, 10) })),
  /** The heading above the groups that only the pages of this site use. */
  internal: z.strictObject({ title: heading, body: text(320, 10) }),
  /** What a call does, by method and path below /api. */
  calls: z.record(z.string().regex(/^(GET|POST|PATCH|PUT|DELETE) \//), text(200, 8)),
  /** What a field means, by its name; by call and name where a call means something else by it. */
  fields: z.record(z.string(), text(200, 4)),
  path: label,
  query: label,
  headers: label,
  body: label,
  answers: label,
  required: label,
  bearer: label,
  session: label,
});
