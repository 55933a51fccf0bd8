import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findTerms } from "#content/find-terms.ts";
import { readTerms } from "#content/read-terms.server.ts";
import { isInOtherLanguage } from "#content/rules/language.ts";
import { type SetName, setNames } from "#content/sets.ts";
import { locales } from "#text/locales.ts";
import { plainCode } from "./parts.tsx";
import { inLanguage } from "./words.ts";

const folder = new URL("../", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  /(?<!\.test)\.tsx?$/.test(name),
);

/** Every text in the pictures that is written in both languages, with its file. */
const texts = files.flatMap((file) =>
  [
    ...readFileSync(new URL(file, folder), "utf8").matchAll(
      /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g,
    ),
  ]
    .map(([literal]) => plainCode(literal.slice(1, -1)))
    .filter((text) => /\S \| {1,3}\S/.test(text))
    .map((text) => ({ file, text })),
);

/** Returns the content set of the page that shows a picture, since a word may mean something else there. */
function setOf(file: string): SetName {
  const [, page = "", variant] = file.replace(/\.tsx?$/, "").split("/");
  const set = page.replaceAll("-", "");
  return (
    [`${set}-${variant}`, set, page].map((each) => setNames.find((name) => name === each)).find(Boolean) ?? "index"
  );
}

test("every text of a picture has an Indonesian and an English side", () => {
  expect(texts.length).toBeGreaterThan(1000);
  const wrong = texts.filter(({ text }) => {
    const sides = text.split(" | ");
    return sides.length !== 2 || sides.some((side) => side.trim() === "") || sides[0] === sides[1];
  });
  expect(wrong).toEqual([]);
});

test("both sides are in their language, and one thing has one word, as in the content sets", () => {
  const terms = readTerms();
  const found = texts.flatMap(({ file, text }) =>
    locales.flatMap((locale) => {
      const value = inLanguage(text, locale);
      const other = isInOtherLanguage({ locale, path: "text", value }) ? [{ file, locale, value }] : [];
      const words = findTerms({ locale, set: setOf(file), path: "text", value }, terms);
      return [...other, ...words.map((word) => ({ file, locale, value, ...word }))];
    }),
  );
  expect(found).toEqual([]);
});

test("no picture has another way to write two languages", () => {
  const others = files.filter((file) => {
    const source = readFileSync(new URL(file, folder), "utf8");
    return /sayIn|Record<Locale, string>|Bilingual/.test(source);
  });
  expect(others).toEqual([]);
});
