import { expect, test } from "vitest";
import { canonicalPathname, localizeHref, readAddress, writeAddress } from "./address.ts";

test.each([
  ["/", { locale: "id", edition: "v1", path: "/" }],
  ["/about-us", { locale: "id", edition: "v1", path: "/about-us" }],
  ["/en", { locale: "en", edition: "v1", path: "/" }],
  ["/v2", { locale: "id", edition: "v2", path: "/" }],
  ["/en/v2/products/big-social", { locale: "en", edition: "v2", path: "/products/big-social" }],
  ["/english", { locale: "id", edition: "v1", path: "/english" }],
] as const)("%s reads and writes back", (pathname, address) => {
  expect(readAddress(pathname)).toEqual(address);
  expect(writeAddress(address)).toBe(pathname);
});

test.each([
  ["/v2/en/about-us", "/en/v2/about-us"],
  ["/EN/about-us", "/en/about-us"],
  ["/V2/EN", "/en/v2"],
  ["/id/about-us", "/about-us"],
  ["/id", "/"],
  ["/about-us/", "/about-us"],
  ["//about-us", "/about-us"],
  ["/en/", "/en"],
  ["/en/v2/about-us", "/en/v2/about-us"],
  ["/id/en", "/en"],
  ["/id/\\evil.example", "/evil.example"],
])("%s is properly %s", (pathname, proper) => {
  expect(canonicalPathname(pathname)).toBe(proper);
});

test.each([
  ["/pricing?x=1#a", "/en/v2/pricing?x=1#a"],
  ["/", "/en/v2"],
  ["https://x.id/", "https://x.id/"],
  ["mailto:a@b.id", "mailto:a@b.id"],
  ["#top", "#top"],
  ["//evil.example", "//evil.example"],
])("%s links to %s", (href, expected) => {
  expect(localizeHref(href, { locale: "en", edition: "v2" })).toBe(expected);
});
