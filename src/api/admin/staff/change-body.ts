import { z } from "zod";

/** What every change of somebody's access carries: the version that was seen, and why. */
export const changeBody = z.object({
  version: z.int(),
  reason: z.string().trim().max(500, "too_long").optional(),
});
