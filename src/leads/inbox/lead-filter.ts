import { z } from "zod";
import { plainLine } from "#text/plain-line.ts";
import { origins } from "../entry/lead-entry.ts";
import { readOwnFilter } from "../entry/own-fields.ts";
import { isLeadState, leadKinds } from "./lead-states.ts";

/** Characters of a search that are read. */
const longestSearch = 100;

/** Makes a field optional; an empty one counts as absent, as an address may hold `?state=`. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional()).optional();

const word = z.string().overwrite(plainLine).max(200);

/** What a list of leads is narrowed to; as text the fields stand in the address of the screen. */
export const leadFilter = z.object({
  state: optional(
    z
      .string()
      .max(100)
      .refine((text) => text.split(",").every(isLeadState), "unknown_choice")
      .describe("One state, or several with commas"),
  ),
  owner: optional(word.describe("The id of a person, `me`, or `nobody`")),
  product: optional(word),
  industry: optional(word),
  locale: optional(word),
  source: optional(word.describe("utm_source")),
  campaign: optional(word.describe("utm_campaign")),
  suspicion: optional(z.enum(["any", "none", "honeypot", "links"])),
  age: optional(
    z
      .string()
      .regex(/^(over|under|waited)-\d{1,3}$/, "invalid_format")
      .describe(
        "`over-1`: received more than one day ago; `under-7`: within seven days; `waited-1`: more than one working day ago",
      ),
  ),
  kind: optional(z.enum(leadKinds)),
  origin: optional(z.enum(origins).describe("Where a lead that staff entered comes from")),
  tag: optional(word),
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
