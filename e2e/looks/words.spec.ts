import { runsAll } from "../../test/support/runs-all.ts";
import { errorPage, requestedPages } from "../support/every-page.ts";
import { layOutWhole } from "../support/lay-out-whole.ts";
import { test } from "../support/tab.ts";
import { cutOff, expect } from "../test.ts";

/**
 * No word and no number is broken in its middle because its column is too narrow. `npm test` looks at some pages
 * where columns are narrowest, `npm test -- all` at three widths of them;
 * `EVERY_PAGE=1 npx playwright test looks/words` at all of them in all languages, editions and widths.
 */
const some = [
  "/en",
  "/en/v2",
  "/products/big-query",
  "/v2/products/big-view",
  "/products/big-social",
  "/en/solutions/technology",
];
const pages = requestedPages?.map(({ pathname }) => pathname) ?? some;
const widths = requestedPages ? [360, 768, 1024, 1280, 1440, 1920] : runsAll ? [360, 1024, 1440] : [360];

for (const width of widths) {
  test(`words are whole, ${width} px`, async ({ tab, allowErrors }) => {
    if (requestedPages) test.setTimeout(300_000 + 4000 * pages.length);
    allowErrors(cutOff, errorPage);
    await tab.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    for (const pathname of pages) {
      await tab.goto(pathname);
      await tab.evaluate(layOutWhole);
      expect.soft(await tab.evaluate(brokenWords), `${pathname} at ${width} px`).toEqual([]);
    }
  });
}

/** Returns the visible words that take more than one line; runs in the page. Code may break anywhere. */
async function brokenWords(): Promise<string[]> {
  await document.fonts.ready;
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement!;
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest("pre, code, .sr-only")) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d.,]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (boxes.length > 1 && Math.abs(boxes[0]!.top - boxes.at(-1)!.top) > 4) broken.push(word);
    }
  }
  return broken;
}
