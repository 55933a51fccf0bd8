import { expect, test } from "vitest";
import { contentName, jobOf, productIds } from "#catalogue/products.ts";
import { readSet } from "../read-set.server.ts";
import { product } from "./product.ts";

const words = readSet("id", "biglegal");
const measured = { figure: "52→0,5 jam", label: "sampai gerai bertindak" };

test.each(["52→0,5 jam", "21→6%", "14→90", "5→1"])("%s is what changed", (figure) => {
  expect(product.safeParse({ ...words, outcomes: [{ ...measured, figure }] }).success).toBe(true);
});

test.each(["3 status", "24 jam", "Rp0", "Offline", "360 px", "→6%", "21→"])("%s is no outcome", (figure) => {
  expect(product.safeParse({ ...words, outcomes: [{ ...measured, figure }] }).success).toBe(false);
});

test("a page has a figure or a sentence, and the two ends of its picture with the layout pair only", () => {
  const issuesOf = (page: unknown) => product.safeParse(page).error?.issues.map(({ path }) => path);
  expect(issuesOf({ ...words, statement: undefined })).toEqual([["statement"]]);
  expect(issuesOf({ ...words, pair: undefined })).toEqual([["pair"]]);
  expect(issuesOf({ ...words, layout: "thread" })).toEqual([["pair"]]);
});

test("a product has one layout in both languages, and the family has all four", () => {
  const layouts = productIds.map((id) => readSet("id", contentName(id)).layout);
  expect(productIds.map((id) => readSet("en", contentName(id)).layout)).toEqual(layouts);
  expect(new Set(layouts)).toEqual(new Set(["diagram", "screens", "pair", "thread"]));
  for (const [index, id] of productIds.entries())
    if (jobOf(id) === "understand") expect(layouts[index], id).toBe("pair");
});
