import { expect, test } from "vitest";
import { contentName, productIds } from "#catalogue/products.ts";
import { editableSets } from "#content/document-names.ts";
import { readSet, readShipped } from "#content/read-set.server.ts";
import { setLocales } from "#content/sets.ts";
import { documentTitle } from "./document-title.server.ts";

const products = new Set<string>(productIds.map(contentName));

test.each(["id", "en"] as const)("every text has a name in the content desk, %s", (locale) => {
  const documents: Record<string, string> = readSet(locale, "admin-content").documents;
  const unnamed = editableSets.filter((set) => {
    const words = readShipped(setLocales(set)[0]!, set) as Record<string, unknown>;
    return !documents[set] && !products.has(set) && documentTitle(set, words) === set;
  });
  expect(unnamed).toEqual([]);
});
