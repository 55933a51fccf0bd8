import { z } from "zod";
import * as mini from "zod/mini";
import { letterTopics } from "#catalogue/letter-topics.ts";
import { get, pageQuery, patch, post } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { letterContent, letterDraft } from "./letter-content.ts";
import { letterStates } from "./letter-states.ts";

const moment = z.iso.datetime();
const locale = z.enum(locales);

/** `GET /admin/newsletter`: a letter in the list. */
const letterRow = z.object({
  id: z.uuid(),
  version: z.int(),
  state: z.enum(letterStates),
  topic: z.enum(letterTopics),
  locales: z.array(locale),
  subject: z.object({ id: z.string(), en: z.string() }),
  /** When it is sent, or when its sending began. */
  at: moment.nullable(),
  author: z.string(),
  created_at: moment,
  /** Of a letter that is or was being sent. */
  recipients: z.int(),
  delivered: z.int(),
});
export type LetterRow = z.infer<typeof letterRow>;

/** What became of a letter, in numbers; every recipient counts once. */
const letterReport = z.object({
  recipients: z.int(),
  /** Still to be sent, or being sent. */
  waiting: z.int(),
  delivered: z.int(),
  /** Not accepted, or returned. */
  refused: z.int(),
  bounced: z.int(),
  complained: z.int(),
  /** The relay had the whole mail and its answer was lost. */
  uncertain: z.int(),
  /** Had left before their turn came. */
  skipped: z.int(),
  /** Left by a link of this letter. */
  unsubscribed: z.int(),
  /** Mails to the addresses of its recipients' letters that nobody could read a report out of. */
  notUnderstood: z.int(),
  links: z.array(z.object({ number: z.int(), locale, href: z.string(), clicks: z.int() })),
});
export type LetterReport = z.infer<typeof letterReport>;
/** What its recipients' rows say. */
export type LetterTotals = Omit<LetterReport, "links" | "notUnderstood">;

/** What a letter lacks before it can be sent; `block` counts from 0. */
const letterProblem = z.object({ code: z.string(), locale, block: z.int().optional() });

/** `GET /admin/newsletter/:id`. */
const letterDetail = z.object({
  id: z.uuid(),
  version: z.int(),
  state: z.enum(letterStates),
  topic: z.enum(letterTopics),
  locales: z.array(locale),
  content: z.custom<z.output<typeof letterContent>>((value) => letterContent.safeParse(value).success),
  problem: z.string().nullable(),
  problems: z.array(letterProblem),
  /** Its page in the archive, once it was sent. */
  path: z.string().nullable(),
  scheduled_at: moment.nullable(),
  started_at: moment.nullable(),
  finished_at: moment.nullable(),
  author: z.string(),
  created_at: moment,
  /** How many would get it now. */
  audience: z.int(),
  /** Letters that are sent in a minute. */
  per_minute: z.int(),
  report: letterReport.nullable(),
});
export type LetterDetail = z.infer<typeof letterDetail>;

/** `POST /admin/newsletter/preview`: a letter as a mail. */
const letterPreview = z.object({
  subject: z.string(),
  text: z.string(),
  /** Where the HTML is, for a frame. */
  path: z.string(),
  /** Of the HTML part. */
  bytes: z.int(),
  problems: z.array(letterProblem),
});

const choice = z.object({ value: z.string(), label: z.string(), locales: z.array(locale) });

/** What a letter can name. */
const letterChoices = z.object({ articles: z.array(choice), events: z.array(choice), products: z.array(choice) });
export type LetterChoices = z.infer<typeof letterChoices>;

const reads = ["newsletter", "read"] as const;
const writes = ["newsletter", "write"] as const;
const params = z.object({ id: z.uuid() });
const version = z.int();
const refuses = { not_found: 404, letter_not_open: 409 } as const;
const move = {
  permission: writes,
  params,
  body: z.object({ version }),
  version: true,
  answers: "read",
  refuses,
} as const;

/** The calls of letters. */
export const letterContract = {
  choices: get("/admin/newsletter/choices", {
    permission: reads,
    summary: "What a letter can name: articles, events and products",
    data: letterChoices,
    statuses: [401, 403, 404, 409],
  }),
  list: get("/admin/newsletter", {
    permission: reads,
    summary: "Letters, the newest first",
    query: pageQuery.extend({ state: z.enum(letterStates).optional() }),
    row: letterRow,
  }),
  create: post("/admin/newsletter", {
    permission: writes,
    summary: "Create a letter",
    body: letterDraft,
    status: 201,
    answers: "read",
  }),
  preview: get("/admin/newsletter/:id/preview", {
    permission: reads,
    summary: "A letter as a mail in one language",
    params,
    query: z.object({ locale }),
    data: letterPreview,
  }),
  schedule: post("/admin/newsletter/:id/schedule", {
    permission: writes,
    // It reaches everybody and cannot be taken back.
    recentFactor: true,
    summary: "Send a letter at a time, or now",
    description: "409 `letter_incomplete` with `problems` when something is missing.",
    params,
    body: z.object({ version, at: z.iso.datetime({ offset: true }).optional() }),
    version: true,
    answers: "read",
    refuses,
  }),
  unschedule: post("/admin/newsletter/:id/unschedule", { ...move, summary: "Take a letter back before its time" }),
  cancel: post("/admin/newsletter/:id/cancel", { ...move, summary: "Cancel a letter; who has it, has it" }),
  repeat: post("/admin/newsletter/:id/repeat", {
    ...move,
    summary: "Send a letter again to those of whom nobody knows whether they have it",
  }),
  test: post("/admin/newsletter/:id/test", {
    permission: writes,
    summary: "Send a letter to oneself, as it is now",
    params,
    body: z.object({ locale }),
    status: 202,
    data: z.object({ to: z.string() }),
  }),
  read: get("/admin/newsletter/:id", {
    permission: reads,
    summary: "One letter, with what it lacks and what became of it",
    params,
    data: letterDetail,
  }),
  edit: patch("/admin/newsletter/:id", {
    permission: writes,
    summary: "Change what a draft says and to whom it goes",
    params,
    body: mini.extend(letterDraft, { version: mini.int() }),
    version: true,
    answers: "read",
    refuses,
  }),
};
