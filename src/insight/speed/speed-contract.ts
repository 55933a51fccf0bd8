import { z } from "zod";
import { deviceClasses } from "#catalogue/device-classes.ts";
import { get } from "#contract/contract.ts";
import { isoDay } from "#time/day-schema.ts";
import { periodQuery } from "../figures/today-contract.ts";
import { connections, speedDimensions } from "./metrics.ts";

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

/** How pages loaded for real visitors, beside the budgets. */
const speedView = z.object({
  by: z.enum(speedDimensions),
  budgets: z.object({ lcp: z.number(), cls: z.number(), inp: z.number(), failed: z.number() }),
  all: z.object(measures),
  values: z.array(z.object({ value: z.string(), ...measures })),
  /** The 75th percentile of each day; 0 on days without any. */
  days: z.object({ days: z.array(isoDay), lcp: z.array(z.number()), inp: z.array(z.number()) }),
});
export type SpeedView = z.output<typeof speedView>;

/** The call of how fast pages were. */
export const speedContract = {
  read: get("/admin/speed", {
    permission: ["speed", "read"],
    summary: "How pages loaded for real visitors: the 75th percentile of each measure",
    query: periodQuery.extend({
      by: z.enum(speedDimensions).default("page_kind"),
      device: z.enum(deviceClasses).optional(),
      connection: z.enum(connections).optional(),
      edition: z.enum(["v1", "v2"]).optional(),
    }),
    data: speedView,
  }),
};
