import { productIds } from "../../src/catalogue/products.ts";
import { test as base, cutOff, expect, type Page } from "../test.ts";

/** What pictures must be on every product page: large, many, readable on a phone, and not told in words instead. */
const variants = ["face-recognition", "object-detection", "optical-character-recognition"];
const pages = [...productIds.map((id) => `/products/${id}`), ...variants.map((name) => `/products/big-vision/${name}`)];

const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, reducedMotion: "reduce" });
      await context.route(
        ({ pathname }) => pathname.startsWith("/api/"),
        (route) => route.abort(),
      );
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

for (const pathname of pages) {
  test(`${pathname} shows more than it tells`, async ({ tab, allowErrors }) => {
    allowErrors(cutOff);
    await tab.setViewportSize({ width: 1440, height: 900 });
    await tab.goto(pathname);
    const { words, share } = await tab.evaluate(measure);
    expect.soft(words, "words outside pictures, limits and questions").toBeLessThanOrEqual(550);
    expect.soft(share, "percent of the page that is pictures").toBeGreaterThanOrEqual(25);
    await tab.setViewportSize({ width: 360, height: 740 });
    expect.soft(await tab.evaluate(smallestText), "px of the smallest text in a picture").toBeGreaterThanOrEqual(12);
  });
}

/** Returns the words of a page's parts, and how much of their area pictures take. */
function measure() {
  const main = document.querySelector("main")!;
  const shown = main.cloneNode(true) as HTMLElement;
  for (const part of shown.querySelectorAll(
    "[data-picture], details, #limits, #questions, #demo, nav, script, style, template",
  ))
    part.remove();
  const words = (shown.textContent ?? "").split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
  const area = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  const small = [...main.querySelectorAll("#limits, #questions, #demo")].reduce((sum, part) => sum + area(part), 0);
  const pictures = [...main.querySelectorAll("[data-picture]")].filter((part) => !part.closest("#demo"));
  const share = (100 * pictures.reduce((sum, part) => sum + area(part), 0)) / (area(main) - small);
  return { words, share: Math.round(share) };
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
