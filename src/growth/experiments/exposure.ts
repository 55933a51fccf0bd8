import { z } from "zod";
import { deviceClasses } from "#insight/speed/metrics.ts";
import { locales } from "#text/locales.ts";
import { experimentId } from "./experiment.ts";

/** The circumstances of a browser's first sight of an experiment: figures of visitors and of sales are split by them. */
const exposure = z.object({
  arm: z.string().regex(/^[a-d]$/),
  locale: z.enum(locales),
  device: z.enum(deviceClasses),
  /** The campaign's source, `direct`, or `other`. */
  source: z.string().max(64),
});
export type Exposure = z.output<typeof exposure>;

/** What a contact request, a registration and an order say of experiments seen before, by experiment. */
export const exposures = z.record(experimentId, exposure);
export type Exposures = z.output<typeof exposures>;
