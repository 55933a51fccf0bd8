import { z } from "zod";
import { newsletterOutcomes } from "#address/newsletter-outcomes.ts";
import { letterTopics } from "#catalogue/letter-topics.ts";
import { locales } from "#text/locales.ts";
import { heading, hero, label, link, point, questions, text } from "../shared/parts.ts";

/** The newsletter: what comes, how often, a sample issue, the form, and the outcomes of its links. */
export const subscribe = z.strictObject({
  hero,
  form: z.strictObject({
    title: heading,
    email: label,
    hint: text(160),
    send: label,
    privacy: text(240, 20),
    archive: label,
  }),
  answers: z.record(z.enum(newsletterOutcomes), z.strictObject({ title: heading, lead: text(320, 20) })),
  /** The form by which subscribers choose what they get. */
  preferences: z.strictObject({
    topics: heading,
    topic: z.record(z.enum(letterTopics), z.strictObject({ title: label, body: text(160) })),
    language: heading,
    languages: z.record(z.enum(locales), label),
    save: label,
    note: text(200),
  }),
  /** Links on the page of an outcome. */
  after: z.strictObject({
    confirm: label,
    end: label,
    signUpAgain: label,
    choose: label,
    fewer: label,
    read: label,
    events: label,
  }),
  inside: z.strictObject({ title: heading, lead: text(260, 20), items: z.array(point).length(3) }),
  /** A sample issue, labelled as one. */
  specimen: z.strictObject({
    title: heading,
    label,
    from: label,
    subject: text(90),
    greeting: text(60),
    opening: text(320, 20),
    items: z
      .array(z.strictObject({ title: heading, body: text(200, 10), href: link.shape.href }))
      .min(2)
      .max(4),
    closing: text(160),
  }),
  steps: z.strictObject({ title: heading, items: z.array(point).length(3) }),
  questions: questions(3, 5),
});
export type SubscribeWords = z.infer<typeof subscribe>;
