import * as z from "zod/mini";
import { locales } from "#text/locales.ts";
import { optionalLine } from "#text/rules.ts";
import { termValue } from "./terms.ts";

/** Longest text of `utm_term`: the words of an advertisement, or what tells two links of a campaign apart. */
const linkTermLength = 80;

/** A short address: small letters, digits and hyphens. */
export const linkCode = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(2, { error: "too_short" }),
    z.maxLength(40, { error: "too_long" }),
    z.regex(/^[a-z0-9][a-z0-9-]*$/, { error: "invalid_code" }),
  );

/** The body of `POST /admin/campaigns/links`. An empty code is chosen by the server. */
export const newLink = z.object({
  code: z._default(z.union([z.literal(""), linkCode]), ""),
  /** The page without language and edition. */
  path: z.string({ error: "required" }).check(z.minLength(1, { error: "required" }), z.maxLength(200)),
  locale: z.enum(locales),
  edition: z.enum(["v1", "v2"]),
  source: termValue,
  medium: termValue,
  campaign: termValue,
  term: optionalLine(linkTermLength),
});
export type NewLink = z.output<typeof newLink>;

/** The body of `POST /admin/campaigns/links/{code}/retire`: a retired link answers like an unknown one. */
export const linkRetirement = z.object({ retired: z.boolean() });

type Utm = Pick<NewLink, "source" | "medium" | "campaign" | "term">;

/** Returns the address of a page with its campaign: `/en/products?utm_source=linkedin&...`. */
export function withCampaign(pathname: string, { source, medium, campaign, term }: Utm): string {
  const query = new URLSearchParams({
    ...(source && { utm_source: source }),
    ...(medium && { utm_medium: medium }),
    ...(campaign && { utm_campaign: campaign }),
    ...(term && { utm_term: term }),
  });
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
