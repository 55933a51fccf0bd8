import { z } from "zod";
import { speedDimensions } from "./metrics.ts";

const measure = z.number().nullable();
const measures = {
  /** Page views that were measured. */
  views: z.int(),
  /** The 75th percentile; null when nothing was measured. Milliseconds, and for `cls` a score. */
  lcp: measure,
  cls: measure,
  inp: measure,
  /** The share of page views with a failed request. */
  failed: measure,
};

/** GET /admin/speed: how pages loaded for real visitors, beside the budgets. */
export const speedView = z.object({
  by: z.enum(speedDimensions),
  budgets: z.object({ lcp: z.number(), cls: z.number(), inp: z.number(), failed: z.number() }),
  all: z.object(measures),
  values: z.array(z.object({ value: z.string(), ...measures })),
  /** The 75th percentile of each day; 0 on days without any. */
  days: z.object({ days: z.array(z.iso.date()), lcp: z.array(z.number()), inp: z.array(z.number()) }),
});
export type SpeedView = z.output<typeof speedView>;
