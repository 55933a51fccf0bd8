import { expect, test } from "vitest";
import { buyer } from "./buyer.ts";

const sari = { name: "PT Rempah Timur", address: "Jalan Pemuda 21, Semarang" };

test.each([
  ["0123456789012345", "0123456789012345"],
  ["01.234.567.8-901.234", "0012345678901234"],
  ["3374 0123 4567 8901", "3374012345678901"],
  ["", undefined],
])("NPWP %j is stored as %j", (typed, stored) => {
  expect(buyer.parse({ ...sari, npwp: typed }).npwp).toBe(stored);
});

test.each(["12", "01234567890123", "01234567890123456", "012345678901234x"])("NPWP %j is refused", (typed) => {
  expect(buyer.safeParse({ ...sari, npwp: typed }).error?.issues).toMatchObject([
    { path: ["npwp"], message: "invalid_npwp" },
  ]);
});

test.each([
  ["株式会社 A", "株 式 会 社"],
  ["PT\nLUNAS\u200b", "U+000A"],
])("characters that an invoice cannot print are reported: %j", (name, characters) => {
  const { issues } = buyer.safeParse({ ...sari, name }).error!;
  expect(issues[0]).toMatchObject({ path: ["name"], message: "invalid_characters", params: { characters } });
});

test("characters that change the direction of a text are dropped", () =>
  expect(buyer.parse({ ...sari, name: "PT \u202eujaM" }).name).toBe("PT ujaM"));

test("what an invoice cannot print is refused by name, and nothing else", () => {
  const of = (name: string) => buyer.safeParse({ name, address: "Jalan Merdeka 1" });
  const refused = of("Nur'aini Łukasz 🌸");
  expect(refused.error?.issues).toMatchObject([{ path: ["name"], params: { characters: "Ł 🌸" } }]);
  for (const name of ["Nur'aini", "José Peña – “Toko” & Co.", "Nguyễn Şahin", "PT Apa Kabar?"])
    expect(of(name).success, name).toBe(true);
});
