import { expect, test } from "vitest";
import type { Locale } from "#text/locales.ts";
import { sharedPages } from "./overlap.ts";

const place = (pages: string[], ...locales: Locale[]) => ({ pages, locales });

test.each([
  ["different pages", place(["/"], "id"), place(["/pricing"], "id"), []],
  ["the same page in other languages", place(["/"], "id"), place(["/"], "en"), []],
  ["one page of several", place(["/", "/about-us"], "id", "en"), place(["/about-us", "/docs"], "en"), ["/about-us"]],
  ["every page and one", place(["/*"], "id"), place(["/docs"], "id"), ["/docs"]],
  ["one and every page", place(["/docs"], "id"), place(["/*"], "id", "en"), ["/docs"]],
  ["every page twice", place(["/*"], "id"), place(["/*"], "id"), ["/*"]],
])("of %s these are shared", (_what, one, other, shared) => {
  expect(sharedPages(one, other)).toEqual(shared);
});
