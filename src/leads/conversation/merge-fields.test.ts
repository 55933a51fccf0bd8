import { expect, test } from "vitest";
import { fillFields, unfilledFields } from "./merge-fields.ts";

const fields = {
  name: "Sari {company}",
  company: "PT Contoh\nJaya",
  product: "BigSocial",
  number: "AB12",
  sender: "Rina",
  us: "BigSuite",
};

test("fields are filled once, and a value never becomes a field or a line of its own", () => {
  expect(fillFields("{name} / {company} / {number} / {date}", fields)).toBe(
    "Sari {company} / PT Contoh Jaya / AB12 / {date}",
  );
});

test("what is left in braces is found, other braces are not", () => {
  expect(unfilledFields("Sampai {hari}, {jam temu} {hari} { a: 1 } {} {2}")).toEqual(["{hari}", "{jam temu}"]);
});
