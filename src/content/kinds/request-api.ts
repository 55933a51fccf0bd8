import { z } from "zod";
import { heading, hero, label, point, questions, text } from "./shared/parts.ts";

const field = z.strictObject({ label: text(60), hint: text(200).optional() });

/** The request for access to the API Marketplace: its form, what is reviewed, what happens after. */
export const requestApi = z.strictObject({
  hero,
  form: z.strictObject({
    title: heading,
    requiredNote: text(120),
    about: heading,
    use: heading,
    name: field,
    company: field,
    email: field,
    phone: field,
    industry: field,
    job: field,
    apis: field,
    monthlyCalls: field,
    useCase: field,
    choose: label,
    consent: text(240),
    privacy: text(300),
    send: label,
    sending: label,
    kinds: z.strictObject({ identity: point, vision: point, text: point, location: point }),
    volumes: z.strictObject({ "up-to-10k": label, "10k-100k": label, "100k-1m": label, "over-1m": label }),
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
  review: z.strictObject({ title: heading, lead: text(320, 20), items: z.array(point).min(3).max(5) }),
  steps: z.strictObject({ title: heading, items: z.array(point).min(3).max(4) }),
  questions: questions(3, 5),
});
export type RequestApiWords = z.infer<typeof requestApi>;
