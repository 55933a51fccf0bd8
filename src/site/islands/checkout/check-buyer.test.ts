import { expect, test } from "vitest";
import { readSet } from "#content/read-set.server.ts";
import { checkBuyer } from "./check-buyer.ts";

const sari = { name: "Sari", address: "Jalan Pemuda 21", npwp: "" };

test.each([
  ["0123456789012345", true],
  ["01.234.567.8-901.2345", true],
  ["", true],
  ["01.234.567.8-901.234", true],
  ["123", false],
  ["012345678901234x", false],
])("NPWP %j passes: %s", async (npwp, passes) => {
  expect((await checkBuyer({ ...sari, npwp })).success).toBe(passes);
});

test("a name and an address are required, spaces are none", async () => {
  expect(await checkBuyer({ name: " ", address: "", npwp: "" })).toMatchObject({
    success: false,
    error: {
      issues: [
        { path: ["name"], message: "required" },
        { path: ["address"], message: "required" },
      ],
    },
  });
});

test("characters that an invoice cannot print are named, in words that each form has", async () => {
  expect(await checkBuyer({ ...sari, name: "CV Rempah 株" })).toMatchObject({
    error: { issues: [{ path: ["name"], message: "not_printable", maximum: "株" }] },
  });
  for (const locale of ["id", "en"] as const) {
    const { checkout, order } = readSet(locale, "payment");
    for (const { errors } of [checkout, order, readSet(locale, "account")])
      for (const code of ["required", "too_long", "invalid_npwp"]) expect(errors, code).toHaveProperty(code);
    for (const { errors } of [checkout, order, readSet(locale, "account")])
      expect(errors.not_printable).toContain("{limit}");
  }
});
