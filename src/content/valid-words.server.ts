import { collectionOf, collections } from "./collections.ts";
import { readDocumentName, schemaOf } from "./document-names.ts";
import { fillFacts, namesFact } from "./fill-facts.ts";
import type { Facts } from "./kinds/shared/facts.ts";
import { type SetName, sets } from "./sets.ts";

type ReadFacts = () => Facts;

/** Entries that were validated, by the object with their words, with the facts that were filled in. */
const validEntries = new WeakMap<object, { words: unknown; facts?: Facts }>();

/**
 * Returns the words of a set with the facts filled in, validated. The entries of a collection are validated once each, not
 * with every change of one of them.
 * @throws when they do not match their schema or name an unknown fact
 */
export function validWords(name: SetName, words: unknown, readFacts: ReadFacts): unknown {
  const collection = collectionOf(name);
  if (!collection) return sets[name].schema.parse(withFacts(name, words, readFacts).words);
  const { list, name: collectionName } = collection;
  const { [list]: items, ...own } = words as Record<string, object[]>;
  if (items!.length === 0) throw new Error(`The list ${list} is empty`);
  const rest = schemaOf(readDocumentName(name)!).parse(withFacts(name, own, readFacts).words) as object;
  return { ...rest, [list]: items!.map((item) => validEntry(collectionName, item, readFacts)) };
}

/**
 * Returns the words of an entry with the facts filled in, validated once.
 * @throws when they do not match their schema or name an unknown fact
 */
export function validEntry(collection: keyof typeof collections, entry: object, readFacts: ReadFacts): unknown {
  const known = validEntries.get(entry);
  if (known && (!known.facts || known.facts === readFacts())) return known.words;
  const { words, facts } = withFacts(collection, entry, readFacts);
  const valid = collections[collection].schema.parse(words);
  validEntries.set(entry, facts ? { words: valid, facts } : { words: valid });
  return valid;
}

/** Returns words with the facts filled in that they name, and the facts where they name any. */
export function withFacts(name: string, words: unknown, readFacts: ReadFacts): { words: unknown; facts?: Facts } {
  if (name === "facts" || !namesFact(words)) return { words };
  const facts = readFacts();
  return { words: fillFacts(words, facts), facts };
}
