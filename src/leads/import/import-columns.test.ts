import { expect, test } from "vitest";
import type { OwnField } from "../entry/own-fields.ts";
import { guessImportColumns } from "./import-columns.ts";
import { lineReader } from "./read-line.server.ts";

const tier: OwnField = {
  ...{ id: "tier", kind: "choice", name_id: "Tingkat", name_en: "Tier", choices: ["Gold"] },
  ...{ position: 1, retired: false, version: 1 },
};

test.each([
  [
    ["Nama Lengkap", "Perusahaan", "E-mail", "No. HP", "Jabatan", "Catatan", "Tingkat", "Kolom lain"],
    ["name", "company", "email", "phone", "job", "message", "own:tier", ""],
  ],
  [
    ["First name", "Last name", "Company name", "Email address", "Mobile", "Industry", "Tags"],
    ["name", "last_name", "company", "email", "phone", "industry", "tags"],
  ],
  [
    ["Nama PT", "WA"],
    ["company", "phone"],
  ],
])("the columns of %j are guessed", (header, columns) => {
  expect(guessImportColumns(header, [tier])).toEqual(columns);
});

test("columns that somebody chose for this header before win, in any order and case, but for fields that are gone", () => {
  const remembered = { "kolom b": "name", "kolom a": "email", tingkat: "own:gone" };
  expect(guessImportColumns(["Kolom  A", "KOLOM B", "Tingkat"], [], remembered)).toEqual(["email", "name", ""]);
});

const read = lineReader(["name", "company", "email", "phone", "product", "industry", "tags", "own:tier"], [tier]);

test("a line becomes fields, in the words of people", () => {
  expect(
    read(["Sari", "PT A", "Sari@A.example", "81234567890", "Big Social", "Ritel", "vip; Vip, fair", "Gold"]),
  ).toEqual({
    ok: true,
    fields: {
      ...{ name: "Sari", company: "PT A", email: "Sari@A.example", phone: "+6281234567890", product: "big-social" },
      ...{ tags: ["vip", "fair"], own_values: { tier: "Gold" }, industry: "retail" },
    },
  });
  // A company without a person, and words that no list has.
  expect(read(["", "PT B", "b@b.example", "", "Sesuatu", "Lain", "", ""])).toEqual({
    ok: true,
    fields: { name: "PT B", company: "PT B", email: "b@b.example" },
  });
});

test("every fault of a line is named", () => {
  expect(read(["", "", "nobody", "12", "", "", "x".repeat(41), "Bronze"])).toEqual({
    ok: false,
    faults: [
      { field: "name", code: "required" },
      { field: "email", code: "invalid_email" },
      { field: "phone", code: "invalid_phone" },
      { field: "tags", code: "too_long" },
      { field: "own:tier", code: "unknown_choice" },
    ],
  });
  expect(read(["Sari", "", "", "", "", "", "", ""])).toEqual({
    ok: false,
    faults: [{ field: "email", code: "email_or_phone" }],
  });
});
