import { z } from "zod";
import type { Resource } from "#accounts/staff/permissions.ts";

/** Returns the parts of a schema that every call of the back office has. */
export function adminSchema(resource: Resource | "session") {
  return { tags: [resource], security: [{ bearer: [] }] };
}

/** The query of every list: where to go on, and how many rows at once. */
export const pageQuery = z.object({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** Returns the response schema of a list of rows. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), meta: z.object({ next_cursor: z.string().nullable() }) });
}
