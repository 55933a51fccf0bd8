import { expect, test } from "vitest";
import { guessColumns } from "./guess-columns.ts";

test("columns are guessed by their names, each for one field", () => {
  expect(guessColumns(["Tanggal", "Rekening VA", "Keterangan", "Jumlah", "Biaya"])).toMatchObject({
    paid: "0",
    va_number: "1",
    order: "2",
    gross: "3",
    fee: "4",
    net: "",
  });
  expect(guessColumns(["Transaction ID", "Net amount", "Fee amount", "Amount", "Order no"])).toMatchObject({
    reference: "0",
    net: "1",
    fee: "2",
    gross: "3",
    order: "4",
  });
});
