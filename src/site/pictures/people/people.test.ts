import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { bust, coverFigures, sceneIds } from "#content/kinds/shared/drawings.ts";
import { readSet } from "#content/read-set.server.ts";
import { readingItem } from "../../reading-item.ts";
import { ReadingCover } from "../../sections/reading-cover.tsx";
import { bodies } from "./bodies.ts";
import { Figure } from "./person.tsx";
import { PlaceScene } from "./scene.tsx";

/** Returns the elements of a drawing. */
const elements = (html: string) => html.match(/<[a-z]/g)!.length;
const all = Object.values(bodies);

test("people differ in age, build and what they do, and are drawn from few elements", () => {
  expect(new Set(all.map(({ age }) => age)).size).toBe(3);
  expect(new Set(all.map(({ build }) => build)).size).toBe(3);
  expect(new Set(all.map(({ tool }) => tool)).size).toBe(bust.options.length);
  for (const each of bust.options) {
    const html = renderToStaticMarkup(createElement(Figure, { bust: each }));
    expect(elements(html), each).toBeLessThanOrEqual(26);
    expect(html).not.toMatch(/NaN|undefined/);
  }
});

test.each(sceneIds)("the scene %s is drawn from few elements", (id) => {
  const html = renderToStaticMarkup(createElement(PlaceScene, { id }));
  expect(elements(html)).toBeLessThanOrEqual(80);
  expect(html).not.toMatch(/NaN|undefined/);
});

test("the cover of a text shows its subject: no two texts that lie side by side have the same", () => {
  for (const locale of ["id", "en"] as const) {
    const words = readSet(locale, "resources");
    const figures = words.items.map((item) => readingItem(item, words).figure);
    expect(figures.filter((figure, index) => figure === figures[index + 1])).toEqual([]);
    expect(new Set(figures).size).toBe(Math.min(words.items.length, coverFigures.length));
  }
});

test.each(coverFigures)("the figure %s is drawn without words, so it is the same in both languages", (figure) => {
  const html = renderToStaticMarkup(createElement(ReadingCover, { figure, job: "ask" }));
  expect(html).not.toContain("<text");
  expect(html).not.toMatch(/NaN|undefined/);
});
