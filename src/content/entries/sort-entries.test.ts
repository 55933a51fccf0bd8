import { expect, test } from "vitest";
import { collections } from "../collections.ts";
import { readPublishedSet } from "../published-document.server.ts";
import { readShipped } from "../read-set.server.ts";
import { setLocales } from "../sets.ts";
import { collectionNames } from "./collection-fields.ts";
import { sortEntries } from "./sort-entries.ts";

const entries = (...items: [slug: string, field?: string | number][]) =>
  new Map(items.map(([slug, field]) => [slug, { slug, ...(field !== undefined && { field }) }]));
const sorted = (...parameters: Parameters<typeof sortEntries>) =>
  sortEntries(...parameters).map(({ slug }) => slug as string);

test("dated entries are sorted by day, then by name, whichever was published first", () => {
  const dated = entries(["b", "2026-11-20"], ["c", "2026-11-22"], ["a", "2026-11-20"], ["draft"]);
  expect(sorted(dated, ["b"], { by: "field", latestFirst: true })).toEqual(["c", "a", "b", "draft"]);
  expect(sorted(dated, ["b"], { by: "field" })).toEqual(["a", "b", "c", "draft"]);
});

test("positions are numbers, not texts", () => {
  expect(sorted(entries(["a", 10], ["b", 9], ["c", 9]), [], { by: "field" })).toEqual(["b", "c", "a"]);
});

test("without a field, shipped entries keep their order and others follow by name", () => {
  expect(sorted(entries(["new-b"], ["second"], ["new-a"], ["first"]), ["second", "first"], undefined)).toEqual([
    "second",
    "first",
    "new-a",
    "new-b",
  ]);
});

test.each(collectionNames)("the shipped files of %s are in this order, so that an export changes none", (name) => {
  const { set, list, id } = collections[name];
  const slugsOf = (words: unknown) =>
    (words as Record<string, Record<string, unknown>[]>)[list]!.map((item) => item[id]);
  for (const locale of setLocales(set))
    expect(slugsOf(readPublishedSet(locale, set))).toEqual(slugsOf(readShipped(locale, set)));
});
