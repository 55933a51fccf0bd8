import type { z } from "zod";
import { productIds } from "#catalogue/products.ts";
import { type CollectionName, collectionFields, collectionNames } from "./entries/collection-fields.ts";
import { changelogEntry } from "./kinds/changelog.ts";
import { story } from "./kinds/customers.ts";
import { guide } from "./kinds/docs/guide.ts";
import { event } from "./kinds/events.ts";
import { office } from "./kinds/locations.ts";
import { resource } from "./kinds/resources.ts";
import type { SetName } from "./sets.ts";

interface Collection {
  /** The set whose list holds the entries. */
  set: SetName;
  list: string;
  /** The field that names an entry in addresses. */
  id: string;
  schema: z.ZodType;
  /**
   * The field by which entries are sorted, those with the same one by their names. Where absent: as they are shipped, then
   * the others by their names.
   */
  order?: { by: string; latestFirst?: true };
  /** Names that no entry can have, because something else is at their address. */
  reserved?: readonly string[];
}

/** Lists whose entries are documents of their own, so that one is added, changed and removed alone. */
export const collections = {
  resources: {
    ...collectionFields.resources,
    set: "resources",
    list: "items",
    schema: resource,
    order: { by: "published", latestFirst: true },
  },
  events: {
    ...collectionFields.events,
    set: "events",
    list: "items",
    schema: event,
    order: { by: "starts" },
    // The calendar with every event.
    reserved: ["all"],
  },
  stories: { ...collectionFields.stories, set: "customers", list: "stories", schema: story },
  locations: { ...collectionFields.locations, set: "locations", list: "offices", schema: office },
  docs: {
    ...collectionFields.docs,
    set: "docs",
    list: "guides",
    schema: guide,
    order: { by: "position" },
    // The reference, and the documentation of each product.
    reserved: ["api", ...productIds],
  },
  changelog: {
    ...collectionFields.changelog,
    set: "changelog",
    list: "entries",
    schema: changelogEntry,
    order: { by: "published", latestFirst: true },
  },
} satisfies Record<CollectionName, Collection>;

export const collectionOfName = (name: CollectionName): Collection => collections[name];

/** Returns the collection that a set holds, or undefined. */
export function collectionOf(set: SetName): ({ name: CollectionName } & Collection) | undefined {
  const name = collectionNames.find((name) => collections[name].set === set);
  return name && { name, ...collectionOfName(name) };
}
