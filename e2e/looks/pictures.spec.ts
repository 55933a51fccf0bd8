import { productIds } from "../../src/catalogue/products.ts";
import { layOutWhole } from "../support/lay-out-whole.ts";
import { test } from "../support/tab.ts";
import { variantsOf } from "../support/variants.ts";
import { cutOff, expect } from "../test.ts";

/**
 * What every product page must be: short, with pictures that are large, many and readable on a phone, and few words
 * between them. The demo of BigSocial is a program of its own in its page: its chapter has a limit of its own, and is left
 * out of the other measures (decision 31).
 * The figures are guides, which a page may miss by a twentieth: words are not cut for them.
 * `npm test` measures each page in one edition.
 */
const atMost = (guide: number) => guide * 1.05;
const variants = ["face-recognition", "object-detection", "optical-character-recognition"];
const pages = [
  ...productIds.map((id) => `/products/${id}`),
  ...variants.map((name) => `/products/big-vision/${name}`),
  "/products/api-platform",
].flatMap((pathname) => variantsOf(`pictures of ${pathname}`, [pathname, `/v2${pathname}`]));

for (const pathname of pages) {
  test(`${pathname} shows more than it tells`, async ({ tab, allowErrors }) => {
    allowErrors(cutOff);
    await tab.setViewportSize({ width: 1440, height: 900 });
    await tab.goto(pathname);
    const wide = await tab.evaluate(measure);
    expect.soft(wide.height, "px of the page at 1440").toBeLessThanOrEqual(atMost(5200));
    expect.soft(wide.words, "words outside pictures, limits and questions").toBeLessThanOrEqual(atMost(550));
    expect.soft(wide.apart, "words of running text between two pictures").toBeLessThanOrEqual(48);
    expect.soft(wide.demo, "px of the chapter with the demo at 1440").toBeLessThanOrEqual(atMost(1100));
    expect.soft(wide.share, "percent of the page that is pictures").toBeGreaterThanOrEqual(28.5);
    await tab.setViewportSize({ width: 390, height: 844 });
    await tab.evaluate(layOutWhole);
    const narrow = await tab.evaluate(measure);
    expect.soft(narrow.height, "px of the page at 390").toBeLessThanOrEqual(atMost(8000));
    expect.soft(narrow.demo, "px of the chapter with the demo at 390").toBeLessThanOrEqual(atMost(1700));
    await tab.setViewportSize({ width: 360, height: 740 });
    expect.soft(await tab.evaluate(smallestText), "px of the smallest text in a picture").toBeGreaterThanOrEqual(12);
  });
}

const heights: [pathname: string, wide: number, narrow: number][] = [
  ...variantsOf<[string, number, number]>("height of the home page", [
    ["/", 7500, 11_000],
    ["/en", 7500, 11_000],
  ]),
  ["/customers", 6500, 7300],
];

for (const [pathname, wide, narrow] of heights) {
  test(`${pathname} is no longer than it may be`, async ({ tab, allowErrors }) => {
    allowErrors(cutOff);
    await tab.setViewportSize({ width: 1440, height: 900 });
    await tab.goto(pathname);
    expect.soft((await tab.evaluate(measure)).height, "px of the page at 1440").toBeLessThanOrEqual(atMost(wide));
    await tab.setViewportSize({ width: 390, height: 844 });
    await tab.evaluate(layOutWhole);
    expect.soft((await tab.evaluate(measure)).height, "px of the page at 390").toBeLessThanOrEqual(atMost(narrow));
  });
}

/** Returns the height of a page with its footer, the words of its parts, and how much of their area pictures take. */
function measure() {
  const main = document.querySelector("main")!;
  const demo = document.querySelector("#demo");
  const box = (element: Element) => element.getBoundingClientRect();
  const area = (element: Element) => box(element).width * box(element).height;
  const count = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
  const without = (root: Element, parts: string) => {
    const rest = root.cloneNode(true) as HTMLElement;
    for (const part of rest.querySelectorAll(parts)) part.remove();
    return rest;
  };
  const shown = without(main, "[data-picture], #limits, #questions, #demo, nav, script, style, template");
  // The steps are read along the drawn thread, the last two chapters are looked up and acted on: text by nature.
  const running = without(main, "[data-steps], #demo, nav, .know, [data-next], script, style, template");
  // A figure set as large as a heading is a picture. Headings are read as captions; running text is what keeps one waiting.
  const parts = Array.from(running.querySelectorAll("[data-picture], [data-figure], p"))
    .filter((part) => !part.parentElement!.closest("[data-picture], [data-figure]"))
    .map((part) => (part.matches("[data-picture], [data-figure]") ? null : count(part.textContent ?? "")));
  let apart = 0;
  let run = 0;
  for (const words of parts) {
    run = words === null ? 0 : run + words;
    apart = Math.max(apart, run);
  }
  const pictures = [...main.querySelectorAll("[data-picture]")].filter((part) => !part.closest("#demo"));
  const demoArea = demo ? area(demo) : 0;
  const share = (100 * pictures.reduce((sum, part) => sum + area(part), 0)) / (area(main) - demoArea);
  const end = box(document.querySelector("footer")!).bottom + scrollY;
  return {
    height: Math.round(end - (demo ? box(demo).height : 0)),
    demo: demo ? Math.round(box(demo).height) : 0,
    words: count(shown.textContent ?? ""),
    apart,
    share: Math.round(share),
  };
}

/** Returns the size of the smallest visible text in pictures, as it is shown. */
function smallestText() {
  let smallest = 99;
  for (const picture of document.querySelectorAll("main [data-picture]")) {
    const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      if (!texts.currentNode.textContent!.trim() || element.getClientRects().length === 0) continue;
      const scale =
        element instanceof SVGElement ? ((element as unknown as SVGGraphicsElement).getScreenCTM?.()?.a ?? 1) : 1;
      smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(element).fontSize) * scale);
    }
  }
  return smallest;
}
