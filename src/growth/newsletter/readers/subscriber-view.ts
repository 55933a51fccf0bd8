import { z } from "zod";
import { letterTopics } from "#catalogue/letter-topics.ts";
import { locales } from "#text/locales.ts";
import { recipientStates } from "../sending/recipient-states.ts";

const moment = z.iso.datetime();
export const subscriberStates = ["asked", "confirmed", "ended"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** `GET /admin/subscribers`: somebody who asked for the newsletter. */
export const subscriberRow = z.object({
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
export const subscriberDetail = subscriberRow.extend({
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
export const importResult = z.object({
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
