import { z } from "zod";
import { letterTopics } from "#catalogue/letter-topics.ts";
import { get, pageQuery, post } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";
import { recipientStates } from "../sending/recipient-states.ts";

const moment = z.iso.datetime();
const subscriberStates = ["asked", "confirmed", "ended"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** `GET /admin/subscribers`: somebody who asked for the newsletter. */
const subscriberRow = z.object({
  id: z.uuid(),
  version: z.int(),
  email: z.string(),
  locale: z.enum(locales),
  state: z.enum(subscriberStates),
  topics: z.array(z.enum(letterTopics)),
  source: z.enum(["form", "import"]),
  /** Why it ended, where not the person ended it. */
  end_reason: z.enum(["refused", "bounced", "complained"]).nullable(),
  asked_at: moment,
  confirmed_at: moment.nullable(),
  ended_at: moment.nullable(),
});
export type SubscriberRow = z.infer<typeof subscriberRow>;

/** `GET /admin/subscribers/:id`. */
const subscriberDetail = subscriberRow.extend({
  /** The version of the privacy policy, and digests of what was shown. */
  privacy_version: z.string(),
  privacy_hash: z.string().nullable(),
  text_hash: z.string().nullable(),
  /** Of an import, as the file says. */
  consent: z.object({ how: z.string(), at: z.string(), by: z.string() }).nullable(),
  events: z.array(
    z.object({
      at: moment,
      kind: z.enum(["asked", "confirmed", "imported", "changed", "ended"]),
      locale: z.enum(locales).nullable(),
      topics: z.array(z.enum(letterTopics)).nullable(),
      reason: z.string().nullable(),
    }),
  ),
  letters: z.array(
    z.object({
      letter: z.uuid(),
      subject: z.string(),
      state: z.enum(recipientStates),
      at: moment.nullable(),
      failure: z.string().nullable(),
    }),
  ),
});
export type SubscriberDetail = z.infer<typeof subscriberDetail>;

/** `POST /admin/subscribers/import`: what a file would do, or has done. */
const importResult = z.object({
  /** Of the file, without its head. */
  rows: z.int(),
  added: z.int(),
  /** Have the newsletter already. */
  known: z.int(),
  /** Have left, or cannot be reached: an import never brings them back. */
  stopped: z.int(),
  problems: z.array(z.object({ line: z.int(), code: z.string() })),
  imported: z.boolean(),
});
export type ImportResult = z.infer<typeof importResult>;

const filter = z.object({
  q: z.string().overwrite(plainLine).max(254).optional(),
  state: z.enum(subscriberStates).optional(),
  locale: z.enum(locales).optional(),
  topic: z.enum(letterTopics).optional(),
});
const params = z.object({ id: z.uuid() });
const imports = {
  permission: ["subscribers", "write"],
  bodyLimit: "file",
  description: "Columns: email, language, consent_at (YYYY-MM-DD), consent_by, consent_how. One wrong line stops it.",
  body: z.object({ csv: z.string().max(10_000_000, "too_long") }),
  data: importResult,
  statuses: [400, 401, 403, 404, 409, 413],
} as const;

/** The calls of who gets letters. */
export const subscriberContract = {
  list: get("/admin/subscribers", {
    permission: ["subscribers", "read"],
    summary: "Subscribers of the newsletter, the newest first; `q` is a part of the address",
    query: pageQuery.extend(filter.shape),
    row: subscriberRow,
  }),
  export: get("/admin/subscribers/export.csv", {
    permission: ["subscribers", "export"],
    summary: "Subscribers as a file for spreadsheets, filtered and searched like the list",
    query: filter,
    table: true,
  }),
  trial: post("/admin/subscribers/trial", { ...imports, summary: "What an import of a CSV file would do" }),
  import: post("/admin/subscribers/import", {
    ...imports,
    summary: "Import people who agreed elsewhere, with the proof",
  }),
  read: get("/admin/subscribers/:id", {
    permission: ["subscribers", "read"],
    summary: "One subscriber, with the proof of consent and what was sent",
    params,
    data: subscriberDetail,
  }),
  end: post("/admin/subscribers/:id/end", {
    permission: ["subscribers", "write"],
    summary: "End the newsletter of somebody who asked us to",
    params,
    body: z.object({ reason: z.string().trim().min(1, "required").max(500, "too_long") }),
    answers: "read",
    refuses: { not_found: 404 },
  }),
};
