import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fittingWidths } from "./line-fit.ts";

const title = { face: "plus-jakarta-sans", tracking: -0.03 } as const;

test("a text has a width for each number of lines, from one line to the room of a phone", () => {
  const widths = fittingWidths("Data yang tercecer menjadi tindakan yang tercatat", title);
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  expect(new Set(widths).size).toBe(widths.length);
  expect(widths[0]).toBeGreaterThan(20);
  expect(widths.at(-1)).toBeLessThan(10);
});

test("a width is more than the lines need and less than one line less would need", () => {
  // Two words of the same width need one of them in two lines, and both with a space in one.
  const [one, two] = fittingWidths("mmmmmmmmmm mmmmmmmmmm", title);
  const word = two! / 1.03;
  expect(one! / 1.03).toBeGreaterThan(word * 1.9);
  expect(two).toBeLessThan(one! * 0.97);
});

test("a line also ends behind a hyphen", () => {
  expect(fittingWidths("mmmmmmmmmm-mmmmmmmmmm", title)).toHaveLength(2);
  expect(fittingWidths("mmmmmmmmmmmmmmmmmmmmm", title)).toHaveLength(1);
});

test("a line does not end at a no-break space", () => {
  expect(fittingWidths("mmmmmmmmmm\u00a0mmmmmmmmmm", title)).toHaveLength(1);
});

test("every width has its rule in the stylesheet", () => {
  const css = readFileSync("src/site/styles/layout/fit.css", "utf8");
  const text =
    "Setiap lebar yang dapat dipilih mempunyai aturan di lembar gaya, dari judul terpendek sampai pengantar terpanjang.";
  for (let length = 8; length <= text.length; length++)
    for (const style of [title, { face: "inter", tracking: -0.01 } as const])
      for (const width of fittingWidths(text.slice(0, length), style)) expect(css).toContain(`.fit-${width * 2} {`);
});
