import { z } from "zod";
import { plainLine } from "#text/plain-line.ts";
import { origins } from "../entry/lead-entry.ts";
import { readOwnFilter } from "../entry/own-fields.ts";
import { isLeadState, leadKinds } from "./lead-states.ts";

/** Characters of a search that are read. */
const longestSearch = 100;

/**
 * Makes a field optional; an empty one counts as absent, as an address may hold `?state=`. A name that is repeated is one with
 * several values.
 */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => {
      const text = Array.isArray(value) ? value.join(",") : value;
      return text === "" ? undefined : text;
    }, schema.optional())
    .optional();

const words = z.string().overwrite(plainLine).max(1000).describe("One value, several with commas, or after `!` others");
const choiceOf = (isKnown: (value: string) => boolean) =>
  z
    .string()
    .max(200)
    .refine((text) => readChoice(text).values.every(isKnown), "unknown_choice")
    .describe("One value, several with commas, or after `!` others");

interface Choice {
  values: string[];
  /** Whether those with one of the values are left out. */
  not: boolean;
}

/** Reads the values of a filter: `a`, `a,b` for one of them, `!a,b` for none of them. */
export function readChoice(text: string): Choice {
  const not = text.startsWith("!");
  const values = (not ? text.slice(1) : text).split(",").filter((value) => value !== "");
  return { values: [...new Set(values)], not };
}

/** What a list of leads is narrowed to; as text the fields stand in the address of the screen. */
export const leadFilter = z.object({
  state: optional(choiceOf(isLeadState)),
  owner: optional(words.describe("Ids of people, `me`, or `nobody`: one, several with commas, or after `!` others")),
  product: optional(words),
  industry: optional(words),
  locale: optional(words),
  source: optional(words.describe("utm_source: one, several with commas, or after `!` others")),
  campaign: optional(words.describe("utm_campaign: one, several with commas, or after `!` others")),
  suspicion: optional(z.enum(["any", "none", "honeypot", "links"])),
  age: optional(
    z
      .string()
      .regex(/^(over|under|waited)-\d{1,3}$/, "invalid_format")
      .describe(
        "`over-1`: received more than one day ago; `under-7`: within seven days; `waited-1`: more than one working day ago",
      ),
  ),
  kind: optional(choiceOf((value) => (leadKinds as readonly string[]).includes(value))),
  origin: optional(
    choiceOf((value) => (origins as readonly string[]).includes(value)).describe(
      "Where a lead that staff entered comes from: one, several with commas, or after `!` others",
    ),
  ),
  tag: optional(words),
  own: optional(
    z
      .string()
      .max(2000)
      .refine((text) => readOwnFilter(text) !== undefined, "invalid_format")
      .describe("Conditions on the company's own fields: `tier:is:Gold;since:from:2026-01-01`; also `has` and `to`"),
  ),
  value: optional(
    z
      .string()
      .regex(/^(any|none|over-\d{1,15})$/, "invalid_format")
      .describe("Whether it is known what it is worth, or `over-10000000`: more rupiah than that"),
  ),
  close: optional(
    z
      .string()
      .regex(/^(any|none|overdue|this-month|next-month)$/, "invalid_format")
      .describe("When it is expected to close; `overdue`: before today, and still open"),
  ),
  reason: optional(
    z
      .string()
      .regex(/^\d{1,9}$/, "invalid_format")
      .describe("The id of the reason why it was won or lost"),
  ),
  moved: optional(
    z
      .string()
      .regex(/^(over|under)-\d{1,3}$/, "invalid_format")
      .describe("`under-30`: in its state for less than 30 days"),
  ),
  q: optional(
    z
      .string()
      .overwrite(plainLine)
      .max(longestSearch)
      .describe("Beginnings of words, an address, digits of a phone, a number"),
  ),
});
export type LeadFilter = z.output<typeof leadFilter>;

export const leadOrder = z.object({
  sort: z.enum(["received", "updated"]).default("received"),
  direction: z.enum(["newest", "oldest"]).default("newest"),
});
export type LeadOrder = z.output<typeof leadOrder>;
