import { z } from "zod";
import { leadField, leadFormMessages, leadFormWords } from "./shared/lead-form.ts";
import { heading, hero, label, text } from "./shared/parts.ts";

/** The contact form: its labels, its errors by code, and what happens next. */
export const contactUs = z.strictObject({
  hero,
  form: z.strictObject({
    ...leadFormWords,
    product: leadField,
    message: leadField,
    jobs: z.array(label).min(4),
  }),
  ...leadFormMessages,
  after: z.strictObject({
    title: heading,
    items: z.array(z.strictObject({ title: heading, body: text(300) })).length(3),
  }),
  other: z.strictObject({ title: heading, phone: label, email: label, hours: label, visit: label }),
});
export type ContactUsWords = z.infer<typeof contactUs>;
