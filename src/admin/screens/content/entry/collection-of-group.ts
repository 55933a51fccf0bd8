import type { CollectionName } from "#content/entries/collection-fields.ts";
import type { DocumentGroup } from "#publishing/document-group.ts";

/** The collections whose entries an editor adds, by the group in which they stand. */
export const collectionOfGroup: Partial<Record<DocumentGroup, CollectionName>> = {
  docs: "docs",
  changelog: "changelog",
  articles: "resources",
  events: "events",
  stories: "stories",
  locations: "locations",
};
