import { expect, test } from "vitest";
import { resolvePage, twinAddress } from "./page-resolution.ts";
import { pageTable } from "./page-table.ts";

test("no path stands twice in the table", () => {
  expect(new Set(pageTable.map((row) => row.path)).size).toBe(pageTable.length);
});

test.each([
  ["/", "/"],
  ["/en/v2", "/"],
  ["/products/big-vision/face-recognition", "/products/big-vision/face-recognition"],
  ["/v2/payment/ORD-1", "/payment/:order"],
])("%s is the page %s", (pathname, path) => {
  expect(resolvePage(pathname)).toMatchObject({ kind: "page", row: { path } });
});

test.each([
  ["/EN/about-us", "/en/about-us"],
  ["/v2/en/about-us", "/en/v2/about-us"],
  ["/about-us/", "/about-us"],
  ["/About-Us", "/about-us"],
  ["/EN/V2/Products/Big-Social/", "/en/v2/products/big-social"],
  ["/id/about-us", "/about-us"],
  ["/en/choosing-big-social", "/en/choosing-bigsocial"],
  ["/id/choosing-big-social/", "/choosing-bigsocial"],
])("%s moves to %s", (pathname, to) => {
  expect(resolvePage(pathname)).toEqual({ kind: "redirect", to });
});

test.each(["/nowhere", "/en/nowhere", "/products/big-nothing", "/payment/a/b"])("%s is missing", (path) => {
  expect(resolvePage(path).kind).toBe("missing");
});

test("a page of one language is missing in the other and says where it is", () => {
  expect(resolvePage("/en/success-story")).toMatchObject({ kind: "missing", elsewhere: { locale: "id" } });
  expect(resolvePage("/products/request-api-market-place")).toMatchObject({ elsewhere: { locale: "en" } });
});

test("twins keep the edition; the request page's two names are twins", () => {
  const twinOf = (pathname: string) => {
    const found = resolvePage(pathname);
    return found.kind === "page" ? twinAddress(found.row, found.address) : undefined;
  };
  expect(twinOf("/v2/about-us")).toEqual({ locale: "en", edition: "v2", path: "/about-us" });
  expect(twinOf("/products/request-api-marketplace")?.path).toBe("/products/request-api-market-place");
  expect(twinOf("/success-story")).toBeUndefined();
});
