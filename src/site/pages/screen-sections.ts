import type { ScreenName } from "../screens.ts";
import type * as sections from "../sections/sections.ts";

/** The sections that screens draw, which an experiment may draw otherwise; a test compares them with the screens. */
export const screenSections: Partial<Record<ScreenName, readonly (keyof typeof sections)[]>> = {
  "about-us": ["Hero", "Story", "Principles", "Timeline", "Steps", "WideSection", "NextStep"],
  article: ["LongText"],
  changelog: ["Hero", "ChangeList", "NextStep"],
  choosing: ["Section", "Questions"],
  "contact-us": ["FormPage"],
  customers: ["Hero", "CustomerStories", "NextStep"],
  "customers-new": ["Hero", "ChangeWall", "NextStep"],
  docs: ["NextStep"],
  "docs-api": ["NextStep"],
  "docs-api-group": ["NextStep"],
  "docs-guide": ["NextStep"],
  "docs-product": ["NextStep"],
  events: ["Hero", "Agenda", "Section", "NextStep"],
  home: [
    ...(["HomeParts", "HomeHero", "Proof", "Journey", "Family", "Outcomes", "IndustryGrid"] as const),
    ...(["CodeStrip", "Figures", "Questions", "NextStep"] as const),
  ],
  letter: ["Hero", "NextStep"],
  locations: ["MapHero", "OfficeList", "Section", "PointGrid", "NextStep"],
  newsletter: ["Hero", "Questions", "NextStep"],
  partner: ["Hero", "Section", "WideSection", "PointGrid", "Steps", "Questions", "NextStep"],
  partners: ["Hero", "PartnerKinds", "Section", "WideSection", "Steps", "Questions", "NextStep"],
  pricing: ["Hero", "Section", "PointGrid", "Questions", "NextStep"],
  product: [
    ...(["Hero", "ProductOutcomes", "PictureStories", "PictureTiles", "StepScene", "GoodToKnow"] as const),
    ...(["NextProduct", "NextStep"] as const),
  ],
  products: ["Hero", "WideSection", "NextStep"],
  "request-api": ["FormPage", "Steps", "Questions"],
  resource: ["Hero", "WideSection", "ReadingList", "NextStep"],
  resources: ["Hero", "ReadingList", "NextStep"],
  solution: ["Hero", "Questions", "NextStep"],
  solutions: ["Hero", "Steps", "NextStep"],
  subscribe: ["Hero", "PointGrid", "Steps", "Questions"],
  "success-story": ["Hero", "NextStep"],
  trust: ["Hero", "Section", "WideSection", "PointGrid", "Questions", "NextStep"],
};
