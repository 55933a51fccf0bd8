import { expect, it } from "vitest";
import { findTerms, type Terms } from "./find-terms.ts";

const terms: Terms = [
  {
    thing: "password",
    use: { id: "kata sandi", en: "password" },
    avoid: { id: ["sandi"] },
    allow: { id: ["kata sandi"] },
  },
  {
    thing: "invoice",
    use: { id: "tagihan", en: "invoice" },
    avoid: { id: ["faktur"] },
    allow: { id: ["faktur pajak"] },
    except: { healthcare: "invoices of suppliers" },
  },
  { thing: "email", use: { id: "surel", en: "email" }, avoid: { id: ["email"], en: ["e-mail"] } },
];
const find = (value: string, set: "auth" | "healthcare" = "auth", locale: "id" | "en" = "id", path = "hero.lead") =>
  findTerms({ locale, set, path, value }, terms);

it("names the word and what to write instead", () => {
  expect(find("Simpan Faktur Anda")).toEqual([{ found: "faktur", use: "tagihan" }]);
});

it("allows the word inside a longer phrase, every time it occurs", () => {
  expect(find("Kata sandi lama dan kata sandi baru, nomor faktur pajak")).toEqual([]);
  expect(find("Kata sandi dan sandi")).toHaveLength(1);
  expect(find("Simpan fakturnya")).toHaveLength(1);
});

it("finds whole words of the text's own language only", () => {
  expect(find("persandian")).toEqual([]);
  expect(find("Send an e-mail", "auth", "en")).toHaveLength(1);
  expect(find("An email about the faktur", "auth", "en")).toEqual([]);
});

it("reads neither code, links, places to fill in nor addresses", () => {
  expect(find("Panggil `POST /email` di [sini](/email) untuk {email} atau email@contoh.id")).toEqual([]);
  expect(find("email", "auth", "id", "calls[0].code")).toEqual([]);
});

it("leaves sets alone in which the word means something else", () => {
  expect(find("Kartu stok dan faktur pemasok", "healthcare")).toEqual([]);
});

it("takes a market word in titles, heads of pages, questions, the glossary and search, and nowhere else", () => {
  const dashboard: Terms = [
    { thing: "dashboard", use: { id: "dasbor", en: "" }, avoid: { id: ["dashboard"] }, also: { id: ["dashboard"] } },
  ];
  const found = (set: "meta" | "bigview", path: string) =>
    findTerms({ locale: "id", set, path, value: "Buat dashboard sendiri" }, dashboard).length;
  expect([found("meta", "/.title"), found("bigview", "hero.lead"), found("bigview", "tiles[0].body")]).toEqual([
    0, 0, 1,
  ]);
});
