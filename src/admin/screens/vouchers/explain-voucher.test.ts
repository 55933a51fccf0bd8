import { expect, test } from "vitest";
import en from "../../../../content/en/admin-vouchers.json" with { type: "json" };
import id from "../../../../content/id/admin-vouchers.json" with { type: "json" };
import { type ExplainedTerms, explainExample, explainVoucher } from "./explain-voucher.ts";

const inEnglish = { words: en.explanation, locale: "en" as const, productName: (product: string) => product };
const inIndonesian = { ...inEnglish, words: id.explanation, locale: "id" as const };
const percent: ExplainedTerms = {
  unit: "percent",
  value: 10,
  max_price: 500_000,
  start_date: "2026-12-01",
  end_date: "2026-12-31",
};

test("terms in one sentence, in both languages", () => {
  expect(explainVoucher(percent, inEnglish)).toBe(
    "10% off, at most Rp500,000, for every product, from 1 December 2026 until 31 December 2026.",
  );
  const full = { ...percent, products: ["A", "B"], min_months: 3, max_uses: 1200, max_uses_per_customer: 1 };
  expect(explainVoucher(full, inIndonesian)).toBe(
    "Diskon 10%, paling banyak Rp500.000, untuk A dan B, mulai 3 bulan, dari 1 Desember 2026 sampai 31 Desember 2026, kuota 1.200 kali, 1 kali per pelanggan.",
  );
});

test("nothing is written about terms that are incomplete or impossible", () => {
  for (const wrong of [{ value: null }, { value: 101 }, { end_date: "" }, { end_date: "2026-11-30" }])
    expect(explainVoucher({ ...percent, ...wrong }, inEnglish)).toBeUndefined();
});

test("the example is calculated like an order", () => {
  expect(explainExample(percent, inEnglish)).toContain("cost Rp4,050,000 instead of Rp4,500,000");
  expect(explainExample({ ...percent, max_price: 100_000, min_months: 6 }, inEnglish)).toContain(
    "6 months of a package at Rp1,500,000 a month cost Rp8,900,000 instead of Rp9,000,000",
  );
});
