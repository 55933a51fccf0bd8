import { expect, test } from "vitest";
import { rankEntries } from "./open-palette.ts";

const entries = [
  { name: "BigLake", line: "Keeps raw and refined data" },
  { name: "BigSocial", line: "Listens to social networks" },
  { name: "BigAssistant", line: "Answers on WhatsApp, web and voice" },
  { name: "Media", line: "Social trends and archives" },
];
const names = (query: string) => rankEntries(entries, query).map(({ name }) => name);

test("a name that begins with the query comes before one that contains it elsewhere", () => {
  expect(names("social")).toEqual(["BigSocial", "Media"]);
  expect(names("big")).toEqual(["BigLake", "BigSocial", "BigAssistant"]);
});

test("every word must be there, in the name or the line", () => {
  expect(names("voice whatsapp")).toEqual(["BigAssistant"]);
  expect(names("voice lake")).toEqual([]);
});
