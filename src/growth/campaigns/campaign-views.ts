import { z } from "zod";
import { locales } from "#text/locales.ts";
import { termKinds } from "./terms.ts";

/** One name of the vocabulary. */
export const termView = z.object({
  kind: z.enum(termKinds),
  value: z.string(),
  added_by: z.string(),
  added_at: z.iso.datetime(),
  retired: z.boolean(),
  /** How many links have it. */
  links: z.int(),
});
export type TermView = z.output<typeof termView>;

/** A page of the site to which a link may lead, with its title in the languages in which it exists. */
export const linkPageView = z.object({ path: z.string(), titles: z.partialRecord(z.enum(locales), z.string()) });
export type LinkPageView = z.output<typeof linkPageView>;

/** A short address. */
export const linkView = z.object({
  code: z.string(),
  path: z.string(),
  locale: z.enum(locales),
  edition: z.enum(["v1", "v2"]),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  term: z.string(),
  added_by: z.string(),
  added_at: z.iso.datetime(),
  retired: z.boolean(),
  /** Since it exists, and in the last thirty days. */
  clicks: z.int(),
  recent_clicks: z.int(),
});
export type LinkView = z.output<typeof linkView>;

/** A short address with its clicks in the last thirty days, oldest first, without gaps. */
export const linkDetailView = linkView.extend({
  days: z.object({ days: z.array(z.iso.date()), clicks: z.array(z.int()) }),
});
export type LinkDetailView = z.output<typeof linkDetailView>;

/** The cost of a campaign at a source, in a day or a month. */
export const costView = z.object({
  id: z.int(),
  campaign: z.string(),
  source: z.string(),
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  /** Whole rupiah. */
  amount: z.int(),
  note: z.string(),
  changed_by: z.string(),
  changed_at: z.iso.datetime(),
});
export type CostView = z.output<typeof costView>;
