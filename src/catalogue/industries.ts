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

/** What a lead may name: its industry, or none of the twelve. */
export const leadIndustries = [...industryIds, "other"] as const;
