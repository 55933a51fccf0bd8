import { type CollectionName, collectionFields } from "#content/entries/collection-fields.ts";

/** A collection whose entries have pages of their own. */
export type PagedCollection = {
  [Name in CollectionName]: (typeof collectionFields)[Name] extends { folder: string } ? Name : never;
}[CollectionName];

/** Returns the path of every entry's page as the router matches it; which entries exist is decided by the words. */
export const entryPattern = (collection: PagedCollection): `/${string}` =>
  `${collectionFields[collection].folder}:entry`;
