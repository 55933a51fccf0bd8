/** The twelve industries of the specification, by the slug of their solution page. */
export const industryIds = [
  "education",
  "energy-and-utilities",
  "financial-services",
  "government",
  "healthcare",
  "insurance",
  "life-science",
  "manufacturing",
  "media",
  "retail",
  "technology",
  "telecommunication",
] as const;
export type IndustryId = (typeof industryIds)[number];

/** The industries of a request: one of the twelve, or another. */
export const leadIndustries = [...industryIds, "other"] as const;
