import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { labelOfKey } from "./key-names.ts";

const read = (locale: string, name: string) => JSON.parse(readFileSync(`content/${locale}/${name}`, "utf8"));
const namesIn = (locale: string): Record<string, string> => read(locale, "admin-content.json").names;

/** Every key of the words that the desk edits, as an identifier that would be read aloud in English. */
const keys = new Set<string>();
const collect = (value: unknown): void => {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && /^[a-z][\w-]*$/i.test(key)) keys.add(key);
    collect(inner);
  }
};
for (const file of readdirSync("content/id")) if (!file.startsWith("admin")) collect(read("id", file));

/** Loan words and names that both languages write alike. */
const alike =
  /^(Label|Logo|Video|Demo|Platform|API|OpenStreetMap|WhatsApp|URL|NPWP|NIB|PPN|DPP|Status|Total|Subtotal|Format|Voucher|Menu|Media|Data|Enterprise)$/;

test("no field of the content desk has an English name in Indonesian", () => {
  const indonesian = namesIn("id");
  const left = [...keys].filter((key) => {
    const name = labelOfKey(key, indonesian, "id");
    return name === labelOfKey(key, {}, "en") && !alike.test(name);
  });
  expect(left).toEqual([]);
  // The fields of pages have a name of their own.
  for (const key of ["accent", "customers", "change", "family", "proof"]) expect(indonesian).toHaveProperty(key);
});

test("English reads a key aloud that has no name, and identifiers name themselves", () => {
  const english = namesIn("en");
  expect(labelOfKey("someNewField", english, "en")).toBe("Some new field");
  expect(labelOfKey("/docs/api", english, "en")).toBe("/docs/api");
  expect(labelOfKey("someNewField", namesIn("id"), "id")).toBe("Isian lain");
});
