import { expect, test } from "vitest";
import { bankNumbers, payeeName } from "./at-the-bank.ts";

test("a virtual account of Xendit has the buyer's name, every other the company's", () => {
  const names = { seller: "PT Suite", buyer: "PT Pembeli dengan nama yang lebih panjang dari lima puluh huruf" };
  expect(payeeName("midtrans", names)).toBe("PT Suite");
  expect(payeeName("xendit", names)).toBe("PT Pembeli dengan nama yang lebih panjang dari lim");
});

test("one long number has the company's code in its first five digits", () => {
  expect(bankNumbers({ va_number: "8860800000042" })).toEqual({
    number: "8860800000042",
    biller: "88608",
    key: "8860800000042",
  });
  expect(bankNumbers({ biller_code: "70012", bill_key: "990000000042" })).toMatchObject({
    biller: "70012",
    key: "990000000042",
  });
});
