import { expect, test } from "vitest";
import { newLink, withCampaign } from "./link.ts";

const link = {
  path: "/products",
  locale: "en",
  edition: "v1",
  source: "linkedin",
  medium: "social",
  campaign: "launch",
} as const;

test("a link names its campaign in the order of the fields, and a term only when it has one", () => {
  expect(withCampaign("/en/products", { ...link, term: "" })).toBe(
    "/en/products?utm_source=linkedin&utm_medium=social&utm_campaign=launch",
  );
  expect(withCampaign("/", { source: "a", medium: "", campaign: "", term: "satu & dua" })).toBe(
    "/?utm_source=a&utm_term=satu+%26+dua",
  );
});

test.each([
  ["", ""],
  ["Promo-11", "promo-11"],
])("the short address %j is stored as %j", (code, stored) => {
  expect(newLink.parse({ ...link, code })).toMatchObject({ code: stored, term: "" });
});

test.each(["x", "-promo", "promo/11", "promo 11", "a".repeat(41)])("the short address %j is refused", (code) => {
  expect(newLink.safeParse({ ...link, code }).success).toBe(false);
});
