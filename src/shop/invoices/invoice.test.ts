import { expect, test } from "vitest";
import { creditNoteFileName, invoiceFileName, readTaxSerial, sellerIn } from "./invoice.ts";

test.each([
  ["04002600000000042", "04002600000000042"],
  ["0400.26.000-00000042", "04002600000000042"],
  ["010.000-22.00000001", "0100002200000001"],
  [" 1000 2600 0000 0004 2 ", "10002600000000042"],
  ["11002600000000042", null],
  ["00002600000000042", null],
  ["0400260000000004", "0400260000000004"],
  ["040026000000000421", null],
  ["0400260000000004a", null],
  ["", null],
])("a faktur pajak number %j is read as %j", (written, serial) => {
  expect(readTaxSerial(written)).toBe(serial);
});

test("file names are in the reader's language and differ by revision", () => {
  expect(invoiceFileName("INV-202611-000042", 0, "id")).toBe("tagihan-INV-202611-000042.pdf");
  expect(invoiceFileName("INV-202611-000042", 2, "en")).toBe("invoice-INV-202611-000042-revision-2.pdf");
  expect(creditNoteFileName("CN-202611-000001", "id")).toBe("nota-kredit-CN-202611-000001.pdf");
  expect(creditNoteFileName("CN-202611-000001", "en")).toBe("credit-note-CN-202611-000001.pdf");
});

test("a seller of older invoices has one name in both languages", () => {
  const seller = { name: "PT Penjual", address: "Jakarta", npwp: "0" };
  expect(sellerIn(seller, "en")).toEqual(seller);
  const en = { name: "PT Penjual (sample)", address: "West Jakarta" };
  expect(sellerIn({ ...seller, en }, "en")).toEqual({ ...en, npwp: "0" });
  expect(sellerIn({ ...seller, en }, "id")).toEqual(seller);
});
