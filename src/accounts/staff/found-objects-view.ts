import { z } from "zod";

/** What the search over every object finds: `path` is its screen in the back office. */
const foundObject = z.object({
  kind: z.enum(["leads", "orders", "customers"]),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  path: z.string(),
});
export type FoundObject = z.output<typeof foundObject>;

/** GET /admin/search. */
export const foundObjectsView = z.object({ data: z.array(foundObject) });
