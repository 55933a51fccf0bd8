import { z } from "zod";
import { locales } from "#text/locales.ts";
import { experimentArm } from "../experiment.ts";
import { experimentStates } from "../experiment-states.ts";
import { measures } from "../measures.ts";
import { startProblemCodes } from "./start-problem.ts";

const moment = z.iso.datetime();
const locale = z.enum(locales);

/** `GET /admin/experiments`: an experiment in the list. */
export const experimentRow = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(experimentStates),
  name: z.string(),
  pages: z.array(z.string()),
  locales: z.array(locale),
  arms: z.array(experimentArm),
  goal: z.enum(measures),
  plannedVisitors: z.int(),
  /** Browsers that have seen it so far. */
  visitors: z.int(),
  winner: z.string().nullable(),
  started_at: moment.nullable(),
  stopped_at: moment.nullable(),
  author: z.string(),
  created_at: moment,
});
export type ExperimentRow = z.infer<typeof experimentRow>;

/** What prevents a start; `what` is a page, a section, a version, or a text with its language. */
const startProblem = z.object({ code: z.enum(startProblemCodes), arm: z.string().nullable(), what: z.string() });

/** `GET /admin/experiments/:id`. */
export const experimentDetail = experimentRow.extend({
  problems: z.array(startProblem),
  /** The stored words that its arms name. */
  versions: z.array(
    z.object({ id: z.int(), document: z.string(), locale, number: z.int(), note: z.string().nullable() }),
  ),
  /** Of shipped words: whether they are the content, or wait for a second person. */
  publication: z.object({ id: z.string(), state: z.string() }).nullable(),
});
export type ExperimentDetail = z.infer<typeof experimentDetail>;

/** A page that may be in an experiment, with its title in each of its languages and the sections that it has. */
export const experimentPage = z.object({
  path: z.string(),
  titles: z.partialRecord(locale, z.string()),
  sections: z.array(z.string()),
});
export type ExperimentPage = z.infer<typeof experimentPage>;

/** `GET /admin/experiments/traffic`: what visitors of some pages do at present, for planning. */
export const trafficView = z.object({
  /** Days that were counted. */
  days: z.int(),
  /** Visits of the pages in a day, about. */
  visitors: z.number(),
  /** The share of all visits of the site after which somebody did it; revenue is left out. */
  rates: z.object({ contact: z.number(), registration: z.number(), order: z.number(), paid: z.number() }),
});
export type TrafficView = z.infer<typeof trafficView>;
