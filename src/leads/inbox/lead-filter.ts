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
