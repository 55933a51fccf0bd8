import { z } from "zod";
import { get, pageQuery, patch, post } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { experimentArm, experimentPlan } from "../experiment.ts";
import { experimentStates } from "../experiment-states.ts";
import { measures } from "../measures.ts";
import { resultView } from "../results/result-view.ts";
import { startProblemCodes } from "./start-problem.ts";

const moment = z.iso.datetime();
const locale = z.enum(locales);

/** An experiment in the list. */
const experimentRow = z.object({
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

/** An experiment, with what prevents its start. */
const experimentDetail = experimentRow.extend({
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
const experimentPage = z.object({
  path: z.string(),
  titles: z.partialRecord(locale, z.string()),
  sections: z.array(z.string()),
});
export type ExperimentPage = z.infer<typeof experimentPage>;

/** What visitors of some pages do at present, for planning. */
const trafficView = z.object({
  /** Days that were counted. */
  days: z.int(),
  /** Visits of the pages in a day, about. */
  visitors: z.number(),
  /** The share of all visits of the site after which somebody did it; revenue is left out. */
  rates: z.object({ contact: z.number(), registration: z.number(), order: z.number(), paid: z.number() }),
});
export type TrafficView = z.infer<typeof trafficView>;

/** What an editor enters: the plan, and the measure by which it is decided. */
const experimentDraft = experimentPlan
  .extend({ goal: z.enum(measures) })
  .refine(({ arms }) => arms.every(({ key }, index) => key === "abcd"[index]), { path: ["arms"], error: "invalid" })
  .refine(({ arms }) => arms[0]?.change.kind === "none", { path: ["arms", 0, "change"], error: "invalid" })
  .refine(({ pages }) => new Set(pages).size === pages.length, { path: ["pages"], error: "invalid" });
export type ExperimentDraft = z.output<typeof experimentDraft>;

const reads = ["experiments", "read"] as const;
/** The number of an experiment, as the database has it. */
const params = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});
const seen = z.object({ version: z.int() });
/** Of every change: the experiment as it is then is sent. */
const change = { permission: ["experiments", "write"], params, version: true, answers: "read" } as const;
const refuses = { not_found: 404, experiment_not_open: 409, arm_unknown: 409 } as const;

/** The calls of experiments: their plans, what happens to them, and their results. */
export const experimentContract = {
  pages: get("/admin/experiments/pages", {
    permission: reads,
    summary: "The pages that may be in an experiment, with their sections",
    data: z.array(experimentPage),
    statuses: [401, 403, 404, 409],
  }),
  traffic: get("/admin/experiments/traffic", {
    permission: reads,
    summary: "About how many visitors some pages have in a day, and what visitors do",
    query: z.object({
      /** Paths and languages, with commas. */
      pages: z.string().max(12_000),
      locales: z.string().max(20),
    }),
    data: trafficView,
  }),
  list: get("/admin/experiments", {
    permission: reads,
    summary: "Experiments, the newest first; archived ones on request",
    query: pageQuery.extend({ state: z.enum(experimentStates).optional() }),
    row: experimentRow,
  }),
  create: post("/admin/experiments", {
    permission: ["experiments", "write"],
    summary: "Create an experiment as a draft",
    body: experimentDraft,
    status: 201,
    answers: "read",
  }),
  read: get("/admin/experiments/:id", {
    permission: reads,
    summary: "One experiment, with what prevents its start",
    params,
    data: experimentDetail,
  }),
  edit: patch("/admin/experiments/:id", {
    ...change,
    summary: "Change what a draft plans",
    body: experimentDraft.and(seen),
    refuses,
  }),
  start: post("/admin/experiments/:id/start", {
    ...change,
    summary: "Start an experiment",
    description: "409 `experiment_not_ready` with `problems` when something is missing or pages are in use.",
    body: seen,
    refuses,
  }),
  stop: post("/admin/experiments/:id/stop", {
    ...change,
    summary: "Stop an experiment: everybody sees the pages as they are",
    body: seen,
    refuses,
  }),
  archive: post("/admin/experiments/:id/archive", {
    ...change,
    summary: "Archive an experiment: out of the list, and nothing is shown of it",
    body: seen,
    refuses,
  }),
  ship: post("/admin/experiments/:id/ship", {
    ...change,
    recentFactor: true,
    summary: "Ship an arm to everybody; its words become the content",
    description: "Where a second person approves publications, words wait for one.",
    body: z.object({ version: z.int(), winner: z.string().max(1) }),
    refuses,
  }),
  results: get("/admin/experiments/:id/results", {
    permission: reads,
    summary: "What the arms did, their differences with limits, and what must not get worse",
    params,
    data: resultView,
  }),
  resultFile: get("/admin/experiments/:id/results.csv", {
    permission: reads,
    summary: "The result as a file for spreadsheets: one line for each arm and measure, in all and by circumstances",
    params,
    table: true,
  }),
};
