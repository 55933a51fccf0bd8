import { runsAll } from "../test/support/runs-all.ts";
import { findViolations } from "./support/axe.ts";
import { errorPage, onePageOfEachScreen, requestedPages } from "./support/every-page.ts";
import { layOutWhole } from "./support/lay-out-whole.ts";
import { test } from "./support/tab.ts";
import { chooseBy } from "./support/variants.ts";
import { cutOff, expect, type Page } from "./test.ts";

/**
 * Runs axe on one page of each screen. No page may scroll sideways at 320 px, nor at 390 px with text at 200% and 300%.
 * `npm test` runs all rules once on each, in a language, an edition, a theme and a width that alternate by the screen.
 * `npm test -- all` checks each in Indonesian in edition v1 and in English in edition v2: all rules in the light theme, and in
 * the dark theme the rules that a theme can change. A phone shows other parts and colors, so contrast is checked at its width
 * too, first as Lighthouse does: before anything is scrolled.
 * `EVERY_PAGE=1 npx playwright test accessibility` does so on all pages, `EVERY_PAGE=2/6` on the second of six parts of them.
 */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const contrast = { runOnly: ["color-contrast"], atLeast: "serious" as const };
/** The window of Lighthouse's mobile profile. */
const phone = { width: 412, height: 823 };
const desktop = { width: 1280, height: 900 };

const isWhole = runsAll || requestedPages !== undefined;
const pages = requestedPages ?? (runsAll ? pagesInTwoViews() : onePageOfEachScreen());

/** One page of each screen, in Indonesian in edition v1 and in English in edition v2. */
function pagesInTwoViews() {
  const views = [
    { locale: "id", edition: "v1" },
    { locale: "en", edition: "v2" },
  ];
  return views.flatMap(({ locale, edition }) =>
    onePageOfEachScreen(({ address }) => address.locale === locale && address.edition === edition),
  );
}

for (const { pathname } of pages) {
  test(`${pathname} has no serious accessibility violation`, async ({ tab, allowErrors }) => {
    allowErrors(cutOff, errorPage);
    if (!isWhole) {
      const colorScheme = chooseBy(`theme of ${pathname}`, ["light", "dark"] as const);
      const window = chooseBy(`width of ${pathname}`, [phone, desktop]);
      await tab.emulateMedia({ colorScheme });
      await tab.setViewportSize(window);
      await tab.goto(pathname);
      const violations = await findViolations(tab, { runOnly: tags, atLeast: "serious" });
      expect.soft(violations, `${colorScheme}, ${window.width} px`).toEqual([]);
      expect.soft(await scrollsSideways(tab), "scrolls sideways at 320 px").toBe(false);
      expect.soft(await brokenAmounts(tab), "amounts in two lines at 320 px").toEqual([]);
      expect.soft(await enlargedOverflow(tab), enlarged).toEqual([0, 0]);
      await tab.setViewportSize({ width: 720, height: 450 });
      expect.soft(await brokenAmounts(tab), "amounts in two lines at 1440 px and 200%").toEqual([]);
      return;
    }
    await tab.emulateMedia({ colorScheme: "light" });
    await tab.setViewportSize(phone);
    await tab.goto(pathname);
    expect.soft(await findViolations(tab, { ...contrast, unscrolled: true }), "light, phone").toEqual([]);
    await tab.setViewportSize(desktop);
    expect.soft(await findViolations(tab, { runOnly: tags, atLeast: "serious" }), "light").toEqual([]);
    await tab.emulateMedia({ colorScheme: "dark" });
    expect.soft(await findViolations(tab, contrast), "dark").toEqual([]);
    await tab.setViewportSize(phone);
    expect.soft(await findViolations(tab, contrast), "dark, phone").toEqual([]);
    expect.soft(await scrollsSideways(tab), "scrolls sideways at 320 px").toBe(false);
    expect.soft(await brokenAmounts(tab), "amounts in two lines at 320 px").toEqual([]);
    expect.soft(await enlargedOverflow(tab), enlarged).toEqual([0, 0]);
    await tab.setViewportSize({ width: 720, height: 450 });
    expect.soft(await brokenAmounts(tab), "amounts in two lines at 1440 px and 200%").toEqual([]);
  });
}

async function scrollsSideways(tab: Page): Promise<boolean> {
  await tab.setViewportSize({ width: 320, height: 640 });
  return tab.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

const enlarged = "px wider than a phone with text at 200% and 300%";

/** Returns by how many pixels the page is wider than a phone when text has two and three times its size. */
async function enlargedOverflow(tab: Page): Promise<number[]> {
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.evaluate(layOutWhole);
  return tab.evaluate(() => {
    const root = document.documentElement;
    const beyond = [200, 300].map((percent) => {
      root.style.fontSize = `${percent}%`;
      return Math.max(0, root.scrollWidth - innerWidth);
    });
    root.style.fontSize = "";
    return beyond;
  });
}

/** Returns the amounts that a line ends within: they read as another number. */
function brokenAmounts(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const { index, 0: amount } of texts.currentNode.textContent!.matchAll(/\bRp\s?\d[\d.,]*\d/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + amount.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) found.push(amount);
      }
    return found;
  });
}
