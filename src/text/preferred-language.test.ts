import { expect, test } from "vitest";
import { preferredLocale } from "./preferred-language.ts";

test.each([
  [undefined, "id"],
  ["", "id"],
  ["fr-FR, de;q=0.9", "id"],
  ["*", "id"],
  ["en", "en"],
  ["EN-gb;q=0.8, fr", "en"],
  ["id,en", "id"],
  ["en,id", "en"],
  ["id;q=0.5, en;q=0.5", "id"],
  ["en;q=0.5, id;q=0.5", "en"],
  ["en;q=0.4, id;q=0.9", "id"],
  ["id;q=0.4, en-US, en;q=0.9", "en"],
  ["en-US;q=0.2, id;q=0.5, en;q=0.9", "en"],
  ["en;q=0", "id"],
  ["en;q=0, id;q=0", "id"],
  ["id;q=0", "en"],
  ["id;q=0, *", "en"],
  ["en;q=0.5, *", "id"],
  ["en;q=nonsense", "id"],
])("Accept-Language: %s prefers %s", (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
