import { beforeAll, describe, expect, test } from "vitest";
import { readSet } from "#content/read-set.server.ts";
import { searchablePages } from "#page-server/search-pages.ts";
import { createSearch, type Search } from "#search/search.server.ts";
import type { PackageOffer } from "#site/site-services.ts";
import { type Locale, locales } from "#text/locales.ts";
import { eachDatabase } from "../../test/support/databases.ts";
import intentSearches from "./intent-searches.json" with { type: "json" };
import marketSearches from "./market-searches.json" with { type: "json" };

/** What a search must return: the first page, a page among the first five, a suggestion, or nothing. */
interface Expected {
  first?: string;
  among?: string;
  suggestion?: string;
  none?: true;
}

const social = "/products/big-social";
const searches: [Locale, string, Expected][] = [
  // stems
  ["id", "langganan", { among: "/terms-and-conditions" }],
  ["id", "berlangganan", { among: "/terms-and-conditions" }],
  ["id", "pembacaan dokumen", { first: "/products/big-vision/optical-character-recognition" }],
  ["en", "contract", { first: "/products/big-legal" }],
  ["en", "contracts", { first: "/products/big-legal" }],
  ["en", "insurers", { first: "/solutions/insurance" }],
  ["en", "subscribing", { first: "/subscribe" }],
  // names: as written, apart, together, in capitals, incomplete
  ["id", "BigSocial", { first: social }],
  ["id", "big social", { first: social }],
  ["id", "big-social", { first: social }],
  ["en", "BIGSOCIAL", { first: social }],
  ["en", "bigsoc", { first: social }],
  ["id", "api market place", { first: "/products/api-marketplace" }],
  ["id", "apimarketplace", { first: "/products/api-marketplace", suggestion: "API marketplace" }],
  ["en", "face recognition", { first: "/products/big-vision/face-recognition" }],
  // typos
  ["id", "bigsosial", { first: social, suggestion: "BigSocial" }],
  ["en", "bigsosial", { first: social, suggestion: "BigSocial" }],
  ["id", "asuranssi", { first: "/solutions/insurance", suggestion: "asuransi" }],
  ["id", "dasbord", { among: "/products/big-view", suggestion: "dasbor" }],
  ["en", "face recogniton", { first: "/products/big-vision/face-recognition", suggestion: "face recognition" }],
  ["en", "Big Socal", { first: social, suggestion: "Big social" }],
  ["en", "insurnace", { first: "/solutions/insurance", suggestion: "insurance" }],
  // frequent searches
  ["id", "harga", { first: "/products/pricing" }],
  ["id", "qris", { among: "/products/pricing" }],
  ["id", "e-KTP", { first: "/products/big-vision/optical-character-recognition" }],
  ["id", "rumah sakit", { first: "/solutions/healthcare" }],
  ["id", "kebijakan privasi", { first: "/privacy-policy" }],
  ["en", "terms", { among: "/terms-and-conditions" }],
  ["en", "about us", { first: "/about-us" }],
  ["en", "OCR", { first: "/products/big-vision/optical-character-recognition" }],
  ["id", "bagaimana cara membayar dengan virtual account?", { among: "/products/pricing" }],
  ["id", "memantau percakapan pelanggan di media sosial supaya tahu lebih awal", { first: social }],
  // the other language's word
  ["id", "insurance", { first: "/solutions/insurance" }],
  ["en", "asuransi", { first: "/solutions/insurance" }],
  // operators, markup, percent signs: nothing but blanks
  ["id", `bigsocial & | ! <-> ( ' " \\ :*`, { first: social }],
  ["id", "!(bigsocial)", { first: social }],
  ["id", "bigsocial'; drop table search_pages; --", {}],
  ["en", "<b>BigSocial</b>", { among: social }],
  ["id", "100% asuransi", { among: "/solutions/insurance" }],
  ["id", "%_%", { none: true }],
  ["id", "&|!()", { none: true }],
  ["en", "<xyzzy>plugh('qqq')</xyzzy>", { none: true }],
  // nonsense, and the longest
  ["id", "xqzwvk", { none: true }],
  ["en", "zzzz qqqq", { none: true }],
  ["en", "\u0000\u0001 \ud800", { none: true }],
  ["id", "a".repeat(100), { none: true }],
  ["id", "asuransi ".repeat(11), { first: "/solutions/insurance" }],
  ["en", "日本語 データ", { none: true }],
  ["id", "x", { none: true }],
];

const offer = { product: "big-view", price: 600_000 } as PackageOffer;

eachDatabase((open) => {
  let search: Search;
  const unread: string[] = [];
  beforeAll(async () => {
    const { db } = await open();
    search = createSearch(
      { db, now: () => new Date() },
      () =>
        searchablePages(
          (_, path) => unread.push(path),
          async () => [offer],
        ),
      (locale) => readSet(locale, "search-intents"),
    );
    expect(await search.index()).toBeGreaterThan(100);
  });

  test.each(searches)("%s: %s", async (locale, query, { first, among, suggestion, none }) => {
    const found = await search.find(query, locale);
    const paths = found.results.map(({ path }) => path);
    if (first) expect(paths[0]).toBe(first);
    if (among) expect(paths.slice(0, 5)).toContain(among);
    if (none) expect(found).toEqual({ results: [] });
    if (!none) expect(found.suggestion).toBe(suggestion);
  });

  test.each(
    locales.flatMap((locale) => [
      { locale, kept: "what people type for a product or an industry", searches: marketSearches[locale] },
      { locale, kept: "what people want to do, in their own words", searches: intentSearches[locale] },
    ]),
  )("$locale: $kept finds its page first", async ({ locale, searches }) => {
    const wanted = Object.entries(searches);
    expect(wanted.length).toBeGreaterThan(30);
    const found = await Promise.all(wanted.map(([query]) => search.find(query, locale, 1)));
    expect(Object.fromEntries(wanted.map(([query], index) => [query, found[index]!.results[0]?.path]))).toEqual(
      Object.fromEntries(wanted),
    );
  });

  describe("results", () => {
    test("two forms of a word find the same pages", async () => {
      const [one, other] = await Promise.all(
        ["langganan", "berlangganan"].map((query) => search.find(query, "id", 50)),
      );
      expect(one!.results.length).toBeGreaterThan(5);
      expect(other!.results.map(({ path }) => path).sort()).toEqual(one!.results.map(({ path }) => path).sort());
    });

    test("excerpts are escaped text with marks", async () => {
      const { results } = await search.find("curl", "id", 50);
      expect(results.some(({ excerpt }) => excerpt.includes("<mark>curl</mark>"))).toBe(true);
      for (const { excerpt } of results) expect(excerpt.replace(/<\/?mark>/g, "")).not.toMatch(/[<>"\p{Cc}]/u);
    });

    test("a page with the word in its title is above pages with it in their text", async () => {
      const { results } = await search.find("asuransi", "id");
      expect(results[0]!.title.toLowerCase()).toContain("asuransi");
      expect(results.slice(1).some(({ title }) => title.toLowerCase().includes("asuransi"))).toBe(false);
    });

    test("the description of a product's packages names the price of today", async () => {
      const { results } = await search.find("harga paket dashboard", "id");
      expect(results[0]).toMatchObject({ path: "/choosing-bigview", excerpt: expect.stringContaining("Rp600.000") });
    });

    test("only listed pages, each once, and every set could be read", async () => {
      const { results } = await search.find("BigSuite", "id", 50);
      const paths = results.map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths.filter((path) => /thank-you|account|auth|payment$|search/.test(path))).toEqual([]);
      expect(unread).toEqual([]);
    });
  });
});
