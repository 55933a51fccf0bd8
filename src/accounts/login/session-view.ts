import { z } from "zod";

/** A login on some device. Its location is unknown: addresses are not looked up. */
export const sessionView = z.object({
  id: z.string(),
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string(),
});
