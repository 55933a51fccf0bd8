import { z } from "zod";
import { rightsFormOutcomes } from "#address/rights-form-outcomes.ts";
import { heading, hero, label, point, text } from "./shared/parts.ts";

/** The form by which a person asks about their data without an account, and its outcomes. */
export const privacyRequest = z.strictObject({
  hero,
  form: z.strictObject({
    name: label,
    email: label,
    emailHint: text(160),
    kind: label,
    choose: label,
    /** By the kinds of requests. */
    kinds: z.strictObject({ access: text(60), erase: text(60), withdraw: text(60), correct: text(60) }),
    details: label,
    detailsHint: text(240),
    note: text(240, 20),
    send: label,
  }),
  after: z.strictObject({ title: heading, items: z.array(point).length(3) }),
  answers: z.record(z.enum(rightsFormOutcomes), z.strictObject({ title: text(80), lead: text(320, 20) })),
  confirm: label,
});
