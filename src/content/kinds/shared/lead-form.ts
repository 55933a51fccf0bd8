import { z } from "zod";
import { heading, label, text } from "./parts.ts";

/** A field of a form for a lead. */
export const leadField = z.strictObject({ label: text(60), hint: text(200).optional() });

/** The words that the forms for leads have in common: the sender's fields and what surrounds them. */
export const leadFormWords = {
  title: heading,
  requiredNote: text(120),
  name: leadField,
  company: leadField,
  email: leadField,
  phone: leadField,
  industry: leadField,
  job: leadField,
  choose: label,
  consent: text(240),
  privacy: text(300),
  send: label,
  sending: label,
};

/** What the forms say when a request cannot be sent: a summary, errors by code, and failures. */
export const leadFormMessages = {
  summary: z.strictObject({ title: text(120) }),
  errors: z.record(z.string(), text(160)),
  failure: z.strictObject({
    title: heading,
    network: text(200),
    unanswered: text(200),
    limited: text(200),
    server: text(200),
  }),
};
