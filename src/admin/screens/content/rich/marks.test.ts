import { readdirSync, readFileSync } from "node:fs";
import { getSchema } from "@tiptap/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hasMarks, parseMarks, type Segment, writeMarks } from "./marks.ts";
import { contentOf, richSchema, textOf } from "./rich-schema.ts";

/** Returns every text of every content set in both languages. */
function allTexts(): string[] {
  const texts: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === "string") texts.push(value);
    else if (value !== null && typeof value === "object") for (const item of Object.values(value)) collect(item);
  };
  for (const locale of ["id", "en"])
    for (const file of readdirSync(`content/${locale}`))
      collect(JSON.parse(readFileSync(`content/${locale}/${file}`, "utf8")));
  return texts;
}

test("every text of the site is the same after it was read and written", () => {
  const texts = allTexts();
  expect(texts.length).toBeGreaterThan(8_000);
  expect(texts.filter(hasMarks).length).toBeGreaterThan(250);
  const schema = getSchema(richSchema);
  for (const text of texts) {
    expect(writeMarks(parseMarks(text))).toBe(text);
    const tree = schema.nodeFromJSON(contentOf(text));
    tree.check();
    expect(textOf(tree)).toBe(text);
  }
});

test("any text is the same after it was read and written, whatever signs it has", () => {
  const signs = fc.constantFrom("*", "**", "`", "[", "]", "(", ")", "lang:", "/", "a", " ", "é", "😀", "\u202e", "<b>");
  fc.assert(
    fc.property(
      fc.array(signs).map((parts) => parts.join("")),
      (text) => {
        expect(writeMarks(parseMarks(text))).toBe(text);
      },
    ),
  );
});

test("marks are distinguished", () => {
  expect(parseMarks("Baca **ini** lalu `kode`, [syarat](/terms) dan [guten Tag](lang:de).")).toEqual([
    { text: "Baca " },
    { text: "ini", mark: "strong" },
    { text: " lalu " },
    { text: "kode", mark: "code" },
    { text: ", " },
    { text: "syarat", mark: "link", target: "/terms" },
    { text: " dan " },
    { text: "guten Tag", mark: "phrase", target: "de" },
    { text: "." },
  ]);
});

test("a mark that its text would break is left out, and the text stays", () => {
  const broken: Segment[] = [
    { text: "2*3", mark: "strong" },
    { text: "`", mark: "code" },
    { text: "a]b", mark: "link", target: "/a" },
    { text: "c", mark: "link", target: "/with space" },
    { text: "", mark: "strong" },
  ];
  expect(writeMarks(broken)).toBe("2*3`a]bc");
});
