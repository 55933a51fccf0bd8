// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackingPart } from "#text/tracking-query.ts";
import { changeRoot, readRoot } from "../storage/storage.ts";
import { attribution, storeLanding, trackingQuery } from "./attribution.ts";

let type = "navigate";
function arrive(address: string, referrer = "", at = "2026-11-20T00:00:00.000Z") {
  history.replaceState(null, "", address);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  storeLanding(new Date(at));
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<section id="consent-banner" data-version="1"></section>';
  type = "navigate";
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => [{ type } as unknown as PerformanceEntry]);
});
afterEach(() => void vi.restoreAllMocks());

test("campaign A, then B, then browsing: both touches and the query of B are stored", () => {
  arrive("/?utm_source=a&utm_medium=mail&x=1", "https://news.example/today?id=7");
  arrive("/products?utm_source=b&ref=teman", "");
  arrive("/en/products?utm_source=b&ref=teman", `${location.origin}/products?utm_source=b`);
  arrive("/v2/about-us", `${location.origin}/`);
  arrive("/contact-us", "");
  expect(attribution()).toEqual({
    utm_source: "b",
    utm_medium: "",
    utm_campaign: "",
    utm_term: "",
    first_touch: {
      utm_source: "a",
      utm_medium: "mail",
      utm_campaign: "",
      utm_term: "",
      landing_page: "/",
      referrer: "https://news.example/today",
      at: "2026-11-20T00:00:00.000Z",
    },
    last_touch: expect.objectContaining({ utm_source: "b", landing_page: "/products", referrer: "" }),
  });
  expect(trackingQuery()).toBe("utm_source=b&ref=teman");
});

test("before any arrival the fields are empty and there is no touch", () => {
  expect(attribution()).toEqual({ utm_source: "", utm_medium: "", utm_campaign: "", utm_term: "" });
  expect(trackingQuery()).toBe("");
});

test.each(["reload", "back_forward"])("a %s is no new arrival", (kind) => {
  arrive("/?utm_source=a");
  type = kind;
  arrive("/?utm_source=b");
  expect(trackingQuery()).toBe("utm_source=a");
});

test("click identifiers are stored only after consent", () => {
  arrive("/?utm_source=a&gclid=CLICK&fbclid=OTHER");
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/CLICK|OTHER/);
  changeRoot({ consent: { choice: "accepted", version: "1", at: "", proof: "" } });
  arrive("/?utm_source=a&gclid=CLICK");
  expect(trackingQuery()).toBe("utm_source=a&gclid=CLICK");
});

test("a stored value of another type counts as none", () => {
  changeRoot({ trackingQuery: { x: 1 }, attribution: { first: "me", last: { utm_source: 7 } } });
  expect(trackingQuery()).toBe("");
  expect(attribution()).not.toHaveProperty("first_touch");
});

test("a stored query is reduced to the known keys before it is used", () => {
  changeRoot({ trackingQuery: "utm_source=a&next=//evil.example" });
  expect(trackingQuery()).toBe("utm_source=a");
});

test("no field is longer than the server accepts, nor has a control character", () => {
  arrive(`/?utm_source=${"x".repeat(500)}&utm_term=a%00b%0Ac`);
  const { utm_source, utm_term } = attribution();
  expect([utm_source.length, utm_term]).toEqual([200, "a b c"]);
});

test.each([
  ["?utm_source=a&utm_id=7&other=1", "utm_source=a&utm_id=7"],
  ["?gclid=1&fbclid=2&ref=3", "gclid=1&fbclid=2&ref=3"],
  ["?utm_source=", ""],
  ["?UTM_SOURCE=a", ""],
  ["?utm_source=a%26b%3Dc&ref=%22%3E", "utm_source=a%26b%3Dc&ref=%22%3E"],
  ["", ""],
])("the known part of %s is %s", (search, query) => {
  expect(trackingPart(search, true)).toBe(query);
});

test("a stored query never exceeds 1,000 characters, and has whole pairs only", () => {
  const query = trackingPart(`utm_source=${"a".repeat(900)}&utm_medium=${"b".repeat(200)}&ref=c`, true);
  expect(query).toBe(`utm_source=${"a".repeat(900)}&ref=c`);
  expect(readRoot()).toEqual({});
});
