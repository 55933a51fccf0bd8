import { industryIds } from "#catalogue/industries.ts";
import { contentName, productIds, soldOnline } from "#catalogue/products.ts";
import type { DocumentRow } from "./content-view.ts";

/** The documents as people think of them, in the order of the list. */
export const documentGroups = [
  "home",
  "products",
  "solutions",
  "shop",
  "company",
  "trust",
  "docs",
  "changelog",
  "articles",
  "events",
  "stories",
  "locations",
  "forms",
  "shared",
  "mails",
] as const;
export type DocumentGroup = (typeof documentGroups)[number];

const members: Partial<Record<DocumentGroup, readonly string[]>> = {
  home: ["index", "404"],
  products: [
    ...productIds.map((id) => contentName(id)),
    "products",
    "bigvision-fr",
    "bigvision-od",
    "bigvision-ocr",
    "products-api-platform",
    "big-social-demo",
  ],
  solutions: ["solutions", ...industryIds],
  shop: [
    "pricing-product",
    "payment",
    "payment-provider",
    "shop-messages",
    ...soldOnline.map((id) => `choosing-${contentName(id)}`),
  ],
  company: ["about-us", "partners", "partner-item", "subscribe", "search", "search-intents"],
  trust: ["security", "ai", "integrations", "service-levels", "comparison", "accessibility", "glossary"],
  docs: ["docs"],
  articles: ["resources"],
  events: ["events"],
  stories: ["customers", "success-story"],
  locations: ["locations"],
};

/** Names that say by their beginning where they belong. */
const beginnings: readonly (readonly [RegExp, DocumentGroup])[] = [
  [/^(mails-|lead-templates$|invoice$)/, "mails"],
  [/^(privacy|terms)-/, "trust"],
  [/^(contact-us|request-|thank-you-)/, "forms"],
];

/** Collections have the name of a set; their entries stand with it. */
export function groupOf({ name, collection }: Pick<DocumentRow, "name" | "collection">): DocumentGroup {
  const set = collection ?? name;
  const member = documentGroups.find((group) => members[group]?.includes(set) || group === set);
  return member ?? beginnings.find(([pattern]) => pattern.test(set))?.[1] ?? "shared";
}
