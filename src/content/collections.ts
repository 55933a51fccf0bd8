import type { z } from "zod";
import { story } from "./kinds/customers.ts";
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
  /** The field by which entries are sorted, the latest first; in their order of creation where absent. */
  latest?: string;
}

/** Lists whose entries are documents of their own, so that one is added, changed and removed alone. */
export const collections = {
  resources: { set: "resources", list: "items", id: "slug", schema: resource, latest: "published" },
  events: { set: "events", list: "items", id: "id", schema: event },
  stories: { set: "customers", list: "stories", id: "id", schema: story },
  locations: { set: "locations", list: "offices", id: "id", schema: office },
} satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;
export const collectionNames = Object.keys(collections) as CollectionName[];

/** Returns the collection that a set holds, or undefined. */
export function collectionOf(set: SetName): ({ name: CollectionName } & Collection) | undefined {
  const name = collectionNames.find((name) => collections[name].set === set);
  return name && { name, ...collections[name] };
}
