import * as z from "zod/mini";
import { deviceClasses } from "#catalogue/device-classes.ts";
import { locales } from "./locales.ts";

const arm = z.string().check(z.regex(/^[a-d]$/));

const fields = {
  arm,
  locale: z.enum(locales),
  device: z.enum(deviceClasses),
  /** The campaign's source, `direct`, or `other`. */
  source: z.string().check(z.maxLength(200)),
};

/** The circumstances of a browser's first sight of an experiment: figures of visitors and of sales are split by them. */
export const exposure = z.object(fields);
export type Exposure = z.output<typeof exposure>;

/** The experiments that a browser has seen, each once. */
export type Exposures = Record<string, Exposure>;

/** Browsers call an experiment by this name in cookies and requests: `x` and a number, nothing about what it compares. */
const experiment = z.string().check(z.regex(/^x[1-9]\d{0,5}$/));

/** An event of `POST /events`: a browser saw an experiment for the first time. */
export const exposureEvent = z.object({ name: z.literal("experiment_exposure"), experiment, ...fields });
export type ExposureEvent = z.output<typeof exposureEvent>;

/** The experiment and the arm of the page that sends an event: `x3=b`. */
export const armOnPage = z.optional(z.string().check(z.regex(/^x[1-9]\d{0,5}=[a-d]$/)));
