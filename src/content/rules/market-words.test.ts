import { afterEach, expect, test } from "vitest";
import { registerSitePages } from "#site/register-site-pages.ts";
import { readSet, setPublishedWords } from "../read-set.server.ts";
import { createWordLayer } from "../word-layer.ts";
import { checkMarketWords } from "./market-words.server.ts";

afterEach(() => setPublishedWords(createWordLayer([])));

/** Returns what is found when a page has other words in its head, by set, keys and code. */
function findWith(path: string, words: { title?: string; description?: string }): string[] {
  registerSitePages();
  const meta = readSet("id", "meta");
  const changed = { ...meta, [path]: { ...meta[path]!, ...words } };
  setPublishedWords(createWordLayer([{ document: "meta", locale: "id", words: changed }]));
  return checkMarketWords().map(({ set, keys, code }) => [set, ...keys, code].join(" "));
}

test("the words as shipped name what people type for each product, solution and list of packages", () => {
  registerSitePages();
  expect(checkMarketWords().map(({ message }) => message)).toEqual([]);
});

test("a title, and the beginning of a description, without a word that people type is found", () => {
  const path = "/products/big-social";
  const description = "Ikuti media sosial, berita, dan forum dengan tenang, sekarang juga lewat social listening.";
  expect(findWith(path, { title: "BigSocial: pantau percakapan publik", description })).toEqual([
    `meta ${path} title lacks_market_word`,
    `meta ${path} description lacks_market_word`,
  ]);
});

test("a description of packages without the price of today is found", () => {
  const path = "/choosing-bigview";
  expect(
    findWith(path, { description: "Paket dashboard mulai Rp600.000 per bulan sebelum PPN, dan lain-lain." }),
  ).toEqual([`meta ${path} description lacks_price`]);
});
