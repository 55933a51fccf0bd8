import fc from "fast-check";
import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { amountInWords } from "./amount-in-words.ts";

test.each([
  [0, "nol rupiah", "zero rupiah"],
  [11, "sebelas rupiah", "eleven rupiah"],
  [19, "sembilan belas rupiah", "nineteen rupiah"],
  [21, "dua puluh satu rupiah", "twenty-one rupiah"],
  [100, "seratus rupiah", "one hundred rupiah"],
  [1_000, "seribu rupiah", "one thousand rupiah"],
  [1_001_000, "satu juta seribu rupiah", "one million one thousand rupiah"],
  [101_000, "seratus satu ribu rupiah", "one hundred one thousand rupiah"],
  [
    1_114_440,
    "satu juta seratus empat belas ribu empat ratus empat puluh rupiah",
    "one million one hundred fourteen thousand four hundred forty rupiah",
  ],
  [2_000_000_000_000, "dua triliun rupiah", "two trillion rupiah"],
  [1_500_000_000, "satu miliar lima ratus juta rupiah", "one billion five hundred million rupiah"],
])("%i", (amount, id, en) => {
  expect(amountInWords(rupiah(amount), "id")).toBe(id);
  expect(amountInWords(rupiah(amount), "en")).toBe(en);
});

test("two amounts never share their words", () => {
  const amount = fc.integer({ min: 0, max: 999_999_999_999 }).map(rupiah);
  fc.assert(
    fc.property(amount, amount, fc.constantFrom("id" as const, "en" as const), (a, b, locale) => {
      expect(amountInWords(a, locale) === amountInWords(b, locale)).toBe(a === b);
    }),
  );
});

test("refuses what is no amount", () => {
  for (const wrong of [-1, 1e15]) expect(() => amountInWords(rupiah(wrong), "id")).toThrow(RangeError);
});
