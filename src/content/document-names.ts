import type { z } from "zod";
import { collectionOf, collectionOfName, collections } from "./collections.ts";
import { type CollectionName, collectionNames } from "./entries/collection-fields.ts";
import { type SetName, setNames, sets } from "./sets.ts";

/** What is edited and published as a whole: a set, or an entry of a collection. */
export type Document =
  | { kind: "set"; name: string; set: SetName }
  | { kind: "entry"; name: string; set: SetName; collection: CollectionName; slug: string };

const slugShape = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Words of the back office are part of its built files and are changed with the code. */
const isEditable = (name: SetName) => name !== "admin" && !name.startsWith("admin-");
export const editableSets = setNames.filter(isEditable);

/** Returns the document of a name, `bigsocial` or `resources:some-slug`, or undefined where none can have it. */
export function readDocumentName(name: string): Document | undefined {
  if (editableSets.includes(name as SetName)) return { kind: "set", name, set: name as SetName };
  const [collection = "", slug = "", ...rest] = name.split(":");
  if (!collectionNames.includes(collection as CollectionName) || !slugShape.test(slug) || rest.length > 0)
    return undefined;
  const { set, reserved } = collectionOfName(collection as CollectionName);
  if (reserved?.includes(slug)) return undefined;
  return { kind: "entry", name, set, collection: collection as CollectionName, slug };
}

/**
 * Returns the document of a name that was checked before.
 * @throws when no document can have the name
 */
export function documentOf(name: string): Document {
  const document = readDocumentName(name);
  if (!document) throw new Error(`There is no document ${name}`);
  return document;
}

/** Returns the rule for the words of a document: a set that holds a collection has no list of its own. */
export function schemaOf(document: Document): z.ZodType {
  if (document.kind === "entry") return collections[document.collection].schema;
  const { schema } = sets[document.set];
  const collection = collectionOf(document.set);
  return collection ? omitKey(schema as unknown as z.ZodObject, collection.list) : schema;
}

/** Zod's own types know the keys of a schema only where they are written out. */
const omitKey = (schema: z.ZodObject, key: string): z.ZodType => schema.omit({ [key]: true } as Record<string, never>);
