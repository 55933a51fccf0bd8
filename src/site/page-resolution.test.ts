import { expect, test } from "vitest";
import { collectionOfName } from "#content/collections.ts";
import { collectionNames, fieldsOf } from "#content/entries/collection-fields.ts";
import { readSet, setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer } from "#content/word-layer.ts";
import { renamedPaths, resolvePage, twinAddress } from "./page-resolution.ts";
import { pageTable } from "./page-table.ts";

test("no path is twice in the table", () => {
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
  ["/Pricing", "/products/pricing"],
  ["/en/v2/cookies", "/en/v2/privacy-policy"],
  ["/logout", "/account"],
  ["/en/auth", "/en/auth/login"],
  ["/contact-us/thank-you/end-to-end", "/contact-us/thank-you/end-to-end-platform"],
  ["/en/products/request-api-marketplace", "/en/products/request-api-market-place"],
  ["/v2/products/request-api-market-place/", "/v2/products/request-api-marketplace"],
])("%s moves to %s", (pathname, to) => {
  expect(resolvePage(pathname)).toEqual({ kind: "redirect", to });
});

test("a new name is a page, never another redirect", () => {
  for (const path of Object.values(renamedPaths)) expect(resolvePage(path).kind, path).toBe("page");
});

test.each(["/nowhere", "/en/nowhere", "/products/big-nothing", "/payment/a/b"])("%s is missing", (path) => {
  expect(resolvePage(path).kind).toBe("missing");
});

test("a page of one language is missing in the other and returns its address there", () => {
  expect(resolvePage("/en/success-story")).toMatchObject({ kind: "missing", availableAt: { locale: "id" } });
  expect(resolvePage("/en/v2/contact-us/terms/bigsocial")).toMatchObject({
    availableAt: { locale: "id", edition: "v2" },
  });
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

test("of an article's names that form a circle, the one that exists is a page and the other leads to it", () => {
  const { slug, ...words } = readSet("id", "resources").items[0]!;
  const layer = createWordLayer(
    [
      { document: `resources:${slug}`, locale: "id", words: null },
      { document: "resources:newer-name", locale: "id", words: { ...words, slug: "newer-name" } },
    ],
    [
      { collection: "resources", slug, target: "newer-name" },
      { collection: "resources", slug: "newer-name", target: slug },
      { collection: "resources", slug: "gone", target: "gone-too" },
      { collection: "resources", slug: "gone-too", target: "gone" },
    ],
  );
  setPublishedWords(layer);
  expect(resolvePage("/resources/newer-name")).toMatchObject({ kind: "page", row: { locales: ["id"] } });
  expect(resolvePage("/resources/gone").kind).toBe("missing");
  // English still has the former name alone.
  expect(resolvePage(`/en/resources/${slug}`)).toMatchObject({ kind: "page", row: { locales: ["en"] } });
  expect(resolvePage(`/resources/${slug}`)).toMatchObject({ kind: "missing", availableAt: { locale: "en" } });
  setPublishedWords(createWordLayer([]));
});

test("no entry can take the address of a page of the table", () => {
  for (const name of collectionNames) {
    const { folder, reserved = [] } = { ...fieldsOf(name), ...collectionOfName(name) };
    const taken = pageTable.flatMap(({ path }) => (folder && path.startsWith(folder) ? path.slice(folder.length) : []));
    const slugs = taken.filter((rest) => /^[a-z0-9-]+$/.test(rest));
    expect(reserved).toEqual(expect.arrayContaining(slugs));
  }
});
