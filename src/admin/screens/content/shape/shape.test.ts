import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { collectionOf } from "#content/collections.ts";
import { type Document, editableSets, readDocumentName, schemaOf } from "#content/document-names.ts";
import { setLocales } from "#content/sets.ts";
import { checkValue, childrenOf, countFaults } from "./check-value.ts";
import { emptyValue } from "./empty-value.ts";
import { fits } from "./fits.ts";
import { readShape, type Shape } from "./shape.ts";

const shapeOf = (schema: z.ZodType) =>
  readShape(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Record<string, unknown>);

/** Returns every document as shipped: the sets, and the entries that they hold. */
function shippedDocuments(): { document: Document; words: unknown }[] {
  return editableSets.flatMap((set) =>
    setLocales(set).flatMap((locale) => {
      const words = JSON.parse(readFileSync(`content/${locale}/${set}.json`, "utf8"));
      const collection = collectionOf(set);
      if (!collection) return [{ document: readDocumentName(set)!, words }];
      const { [collection.list]: entries, ...rest } = words;
      return [
        { document: readDocumentName(set)!, words: rest },
        ...(entries as Record<string, unknown>[]).map((entry) => ({
          document: readDocumentName(`${collection.name}:${entry[collection.id]}`)!,
          words: entry,
        })),
      ];
    }),
  );
}

test("every text of every document has a field, and nothing of the words as shipped is called wrong", () => {
  const documents = shippedDocuments();
  expect(documents.length).toBeGreaterThan(200);
  for (const { document, words } of documents) {
    const shape = shapeOf(schemaOf(document));
    expect([document.name, fits(shape, words), countFaults(shape, words)]).toEqual([document.name, true, 0]);
    expect(leavesOf(shape, words)).toBe(countLeaves(words));
  }
});

const leavesOf = (shape: Shape, value: unknown): number => {
  const below = childrenOf(shape, value).filter((child) => child.value !== undefined);
  if (below.length > 0) return below.reduce((sum, child) => sum + leavesOf(child.shape, child.value), 0);
  return typeof value === "object" ? 0 : 1;
};
const countLeaves = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.values(value).reduce((sum: number, item) => sum + countLeaves(item), 0)
    : 1;

test("what is new has the form of its schema, so that only its words are missing", () => {
  for (const { document } of shippedDocuments()) {
    const shape = shapeOf(schemaOf(document));
    expect([document.name, fits(shape, emptyValue(shape))]).toEqual([document.name, true]);
  }
});

test("limits are judged as the schema does", () => {
  const schema = z.strictObject({
    title: z.string().min(3).max(5),
    count: z.number().int().positive(),
    items: z.array(z.string().min(1)).min(1).max(2),
    day: z.string().regex(/^\d{4}$/),
    note: z.string().min(2).optional(),
  });
  const shape = shapeOf(schema) as Extract<Shape, { kind: "object" }>;
  const of = (key: string) => shape.fields.find((field) => field.key === key)!;
  const judge = (key: string, value: unknown) => checkValue(of(key).shape, value, of(key).optional)?.code;
  expect(judge("title", "ab")).toBe("short");
  expect(judge("title", "abcdef")).toBe("long");
  expect(judge("title", "  ")).toBe("required");
  expect(judge("title", undefined)).toBe("missing");
  expect(judge("title", "abc ")).toBeUndefined();
  expect(judge("count", 0)).toBe("small");
  expect(judge("count", 1.5)).toBe("pattern");
  expect(judge("items", [])).toBe("few");
  expect(judge("items", ["a", "b", "c"])).toBe("many");
  expect(judge("day", "23")).toBe("pattern");
  expect(judge("note", undefined)).toBeUndefined();
});
