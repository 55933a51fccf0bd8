import { expect, test } from "vitest";
import { withoutWidow } from "./without-widow.ts";

test("a short last word stays with the word before it", () => {
  expect(withoutWidow("A site that everyone can use")).toBe("A site that everyone can\u00a0use");
  expect(withoutWidow("Dari Medan sampai Jayapura, tiga zona waktu")).toMatch(/zona\u00a0waktu$/);
});

test.each([
  ["three words", "Open prices, today"],
  ["a long last word", "Membaca percakapan Indonesia sebagaimana ditulis"],
  ["a long word before it", "Petugas memeriksa berkas pertanggungjawaban itu"],
])("%s: the title may break anywhere", (_, title) => expect(withoutWidow(title)).toBe(title));
