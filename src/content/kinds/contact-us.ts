import { z } from "zod";
import { heading, hero, label, text } from "./shared/parts.ts";

const field = z.strictObject({ label: text(60), hint: text(160).optional() });

/** The contact form: its labels, its errors by code, and what happens next. */
export const contactUs = z.strictObject({
  hero,
  form: z.strictObject({
    title: heading,
    requiredNote: text(120),
    name: field,
    company: field,
    email: field,
    phone: field,
    industry: field,
    job: field,
    product: field,
    message: field,
    /** The beginning of a message about an order; `{order}` is its number. */
    aboutOrder: text(80),
    choose: label,
    consent: text(240),
    privacy: text(300),
    send: label,
    sending: label,
    jobs: z.array(label).min(4),
  }),
  summary: z.strictObject({ title: text(120) }),
  errors: z.record(z.string(), text(160)),
  failure: z.strictObject({
    title: heading,
    network: text(200),
    unanswered: text(200),
    limited: text(200),
    server: text(200),
  }),
  after: z.strictObject({
    title: heading,
    items: z.array(z.strictObject({ title: heading, body: text(300) })).length(3),
  }),
  other: z.strictObject({ title: heading, phone: label, email: label, hours: label, visit: label }),
});
export type ContactUsWords = z.infer<typeof contactUs>;
