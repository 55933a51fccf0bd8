import { z } from "zod";
import { deviceClasses } from "#catalogue/device-classes.ts";
import { armOnPage } from "#text/exposures.ts";
import { pathname } from "../pathname.ts";
import { connections } from "./metrics.ts";

const milliseconds = z.number().min(0).max(600_000).optional();

/**
 * How one page view went, as the browser sends it when the page is left: without an identifier. What a browser cannot
 * measure is missing; `inp` also when nothing was pressed.
 */
export const speedEvent = z.object({
  name: z.literal("page_speed"),
  path: pathname,
  device: z.enum(deviceClasses),
  connection: z.enum(connections).catch("unknown"),
  lcp: milliseconds,
  inp: milliseconds,
  cls: z.number().min(0).max(1000).optional(),
  failed: z.int().min(0).max(10_000).optional(),
  arm: armOnPage,
});
export type SpeedEvent = z.output<typeof speedEvent>;
