interface CollectionFields {
  /** The field that names an entry in addresses. */
  id: "slug" | "id";
  /** The field with what an entry calls itself, and how long that may be. */
  title: "title" | "name" | "city";
  longestTitle: number;
  /** The page that lists the entries; without a folder, each is at its own anchor there. */
  page: `/${string}`;
  /** Below which path each entry has a page of its own. */
  folder?: `/${string}/`;
}

/** Where entries of collections have their names and addresses, without the rules of their words: browsers read it too. */
export const collectionFields = {
  resources: { id: "slug", title: "title", longestTitle: 80, page: "/resources", folder: "/resources/" },
  events: { id: "id", title: "title", longestTitle: 90, page: "/events", folder: "/events/" },
  stories: { id: "id", title: "name", longestTitle: 40, page: "/customers" },
  locations: { id: "id", title: "city", longestTitle: 40, page: "/locations" },
  docs: { id: "slug", title: "title", longestTitle: 80, page: "/docs", folder: "/docs/" },
  changelog: { id: "slug", title: "title", longestTitle: 90, page: "/changelog" },
} as const satisfies Record<string, CollectionFields>;

export type CollectionName = keyof typeof collectionFields;
export const collectionNames = Object.keys(collectionFields) as CollectionName[];

/** Returns where the entries of a collection are shown. */
export const fieldsOf = (collection: CollectionName): CollectionFields => collectionFields[collection];

/** Returns the path of an entry: its own page, or its anchor on the page of the list. */
export function entryPath(collection: CollectionName, slug: string): string {
  const { page, folder } = fieldsOf(collection);
  return folder ? folder + slug : `${page}#${slug}`;
}
