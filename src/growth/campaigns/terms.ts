import * as z from "zod/mini";

/** What a link says about how its visitors came; the names are those of the utm fields. */
export const termKinds = ["source", "medium", "campaign"] as const;
export type TermKind = (typeof termKinds)[number];

/** Longest name, in characters. */
export const termLength = 64;

/**
 * One name of the vocabulary: small letters, digits, dots, hyphens and underscores, so that one campaign never has two
 * spellings in reports.
 */
export const termValue = z
  .string({ error: "required" })
  .check(
    z.trim(),
    z.minLength(1, { error: "required", abort: true }),
    z.maxLength(termLength, { error: "too_long" }),
    z.regex(/^[a-z0-9][a-z0-9._-]*$/, { error: "invalid_term" }),
  );

/** The body of `POST /admin/campaigns/terms`. */
export const newTerm = z.object({ kind: z.enum(termKinds), value: termValue });
export type NewTerm = z.output<typeof newTerm>;

/** The body of `POST /admin/campaigns/terms/retire`: a retired name is no longer offered; what has it stays. */
export const termRetirement = z.object({ kind: z.enum(termKinds), value: termValue, retired: z.boolean() });
export type TermRetirement = z.output<typeof termRetirement>;
