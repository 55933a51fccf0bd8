import { expect, test } from "vitest";
import { editDistance } from "#text/edit-distance.ts";
import { hitEnd, hitStart, readExcerpt, writeExcerpt } from "./excerpt.ts";
import { pageText } from "./page-text.ts";
import { searchTerms, withNeighboursJoined } from "./search-terms.ts";

test.each([
  ["cara berlangganan BigSocial", ["berlangganan", "bigsocial"]],
  ["Tentang kami", ["tentang", "kami"]],
  ["data & | ! <-> 'x' %", ["data"]],
  ["Café CAFE\u0301 cafe", ["cafe"]],
  ["Qur'an", ["quran"]],
  ["10.000", ["10", "000"]],
  ["& %", []],
])("%s is searched for as %j", (query, terms) => {
  expect(searchTerms(query, "id")).toEqual(terms);
});

test("neighbours are joined in short queries", () => {
  expect(withNeighboursJoined(["api", "market", "place"])).toEqual([
    ["api", "market", "place"],
    ["apimarket", "place"],
    ["api", "marketplace"],
  ]);
  expect(withNeighboursJoined(["a", "b", "c", "d", "e"])).toHaveLength(1);
});

test.each([
  ["bigsosial", "bigsocial", 1],
  ["asuranssi", "asuransi", 1],
  ["insurnace", "insurance", 1],
  ["dasbor", "dasbor", 0],
  ["", "abc", 3],
  ["dashboard", "dasbor", 3],
])("%s and %s have the distance %i", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

test("an excerpt is written escaped and read back unchanged", () => {
  const written = writeExcerpt(`5 < 6 & ${hitStart}"dasbor"${hitEnd}.\nJudul\nIsi's`);
  expect(written).toBe("5 &lt; 6 &amp; <mark>&quot;dasbor&quot;</mark>. Judul · Isi&#39;s");
  expect(readExcerpt(written)).toEqual([
    { text: "5 < 6 & ", marked: false },
    { text: '"dasbor"', marked: true },
    { text: ". Judul · Isi's", marked: false },
  ]);
});

test("the text of a set is what the page shows", () => {
  const words = {
    hero: { title: "Judul", lead: "Baca [panduan](/docs) **ini**, mulai {price}." },
    items: [{ id: "big-social", href: "/x", product: "big-social", body: "Isi" }],
    labels: { close: "Tutup" },
    products: { title: "Produk", items: [{ product: "big-lake", aim: "Simpan data" }] },
  };
  expect(pageText(words).split("\n")).toEqual(["Judul", "Baca panduan ini, mulai ….", "Isi", "Produk", "Simpan data"]);
});
