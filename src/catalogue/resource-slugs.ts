/** Every article and guide, by the slug of its address: `/resources/{slug}`. The words are in the set `resources`. */
export const resourceSlugs = [
  "ask-data-in-everyday-language",
  "reading-sentiment-in-indonesian",
  "polite-web-collection",
  "checklist-personal-data-protection",
  "reading-identity-cards-by-api",
  "first-week-of-a-whatsapp-assistant",
  "dashboards-that-are-read",
  "comparing-contracts-clause-by-clause",
] as const;
