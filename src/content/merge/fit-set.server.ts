import type { core } from "zod";
import { collectionOf, collections } from "../collections.ts";
import { readDocumentName, schemaOf } from "../document-names.ts";
import type { Facts } from "../kinds/shared/facts.ts";
import { type SetName, sets } from "../sets.ts";
import { validEntry, withFacts } from "../valid-words.server.ts";
import { fitWords } from "./fit-words.ts";

type Item = Record<string, unknown>;
type Check = (words: unknown) => readonly core.$ZodIssue[];

/**
 * Returns the published words of a set after an upgrade whose schema they no longer match: parts that do not are as shipped.
 * An added entry that does not match is left out, since no shipped part can stand for its own.
 * @throws when that does not make them match
 */
export function fitSet(name: SetName, words: unknown, shipped: unknown, readFacts: () => Facts): unknown {
  const checkBy =
    (schema: { safeParse(value: unknown): { error?: { issues: core.$ZodIssue[] } | undefined } }): Check =>
    (part) =>
      schema.safeParse(withFacts(name, part, readFacts).words).error?.issues ?? [];
  const collection = collectionOf(name);
  if (!collection) return fitWords(words, shipped, checkBy(sets[name].schema));
  const { list, id } = collection;
  const { [list]: items, ...own } = words as Record<string, Item[]>;
  const { [list]: shippedItems, ...shippedOwn } = shipped as Record<string, Item[]>;
  const checkItem = checkBy(collections[collection.name].schema);
  const fitItem = (item: Item): Item[] => {
    try {
      validEntry(collection.name, item, readFacts);
      return [item];
    } catch {
      const twin = shippedItems!.find((each) => each[id] === item[id]);
      return twin ? [fitWords(item, twin, checkItem) as Item] : [];
    }
  };
  const rest = fitWords(own, shippedOwn, checkBy(schemaOf(readDocumentName(name)!))) as object;
  return { ...rest, [list]: items!.flatMap(fitItem) };
}
