import { z } from "zod";
import { letterTopics } from "#catalogue/letter-topics.ts";
import { locales } from "#text/locales.ts";
import { letterContent } from "./letter-content.ts";
import { letterStates } from "./letter-states.ts";

const moment = z.iso.datetime();
const locale = z.enum(locales);

/** `GET /admin/newsletter`: a letter in the list. */
export const letterRow = z.object({
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
export const letterDetail = z.object({
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
export const letterPreview = z.object({
  subject: z.string(),
  text: z.string(),
  /** Where the HTML is, for a frame. */
  path: z.string(),
  /** Of the HTML part. */
  bytes: z.int(),
  problems: z.array(letterProblem),
});
export type LetterPreview = z.infer<typeof letterPreview>;

const choice = z.object({ value: z.string(), label: z.string(), locales: z.array(locale) });

/** `GET /admin/newsletter/choices`. */
export const letterChoicesView = z.object({
  data: z.object({ articles: z.array(choice), events: z.array(choice), products: z.array(choice) }),
});
export type LetterChoices = z.infer<typeof letterChoicesView>["data"];
