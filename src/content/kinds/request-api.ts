import { z } from "zod";
import { leadField, leadFormMessages, leadFormWords } from "./shared/lead-form.ts";
import { heading, hero, label, point, questions, text } from "./shared/parts.ts";

/** The request for access to the API Marketplace: its form, what is reviewed, what happens after. */
export const requestApi = z.strictObject({
  hero,
  form: z.strictObject({
    ...leadFormWords,
    about: heading,
    use: heading,
    apis: leadField,
    monthlyCalls: leadField,
    useCase: leadField,
    kinds: z.strictObject({ identity: point, vision: point, text: point, location: point }),
    volumes: z.strictObject({ "up-to-10k": label, "10k-100k": label, "100k-1m": label, "over-1m": label }),
  }),
  ...leadFormMessages,
  review: z.strictObject({ title: heading, lead: text(320, 20), items: z.array(point).min(3).max(5) }),
  steps: z.strictObject({ title: heading, items: z.array(point).min(3).max(4) }),
  questions: questions(3, 5),
});
export type RequestApiWords = z.infer<typeof requestApi>;
