import { z } from "zod";
import { text } from "./parts.ts";

/**
 * What only the owner of the site knows: one fact a key, which texts name as `{facts.key}`. A value is a noun phrase that
 * stands inside a sentence, without a full stop. A sample is shown in square brackets until the owner confirms it.
 */
export const facts = z.record(
  z.string().regex(/^[a-z][A-Za-z]*$/),
  z.strictObject({ value: text(200), sample: z.boolean() }),
);
export type Facts = z.infer<typeof facts>;
