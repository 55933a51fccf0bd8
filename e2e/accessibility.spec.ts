import { findViolations } from "./support/axe.ts";
import { errorPage, everyPage, requestedPages } from "./support/every-page.ts";
import { test } from "./support/tab.ts";
import { cutOff, expect } from "./test.ts";

/**
 * Runs axe on pages in both languages, both editions and both themes: all rules in the light theme, and in the dark theme
 * the rules that a theme can change. A phone shows other parts and colors, so contrast is checked at its width too, first
 * as Lighthouse does: before anything is scrolled. No page may scroll sideways at 320 px.
 * `npm test` checks one page of each screen, in Indonesian in edition v1 and in English in edition v2;
 * `EVERY_PAGE=1 npx playwright test accessibility` checks all pages, `EVERY_PAGE=2/6` the second of six
 * parts of them.
 */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const contrast = { runOnly: ["color-contrast"], atLeast: "serious" as const };
/** The window of Lighthouse's mobile profile. */
const phone = { width: 412, height: 823 };

const screens = new Set<string>();
const pages =
  requestedPages ??
  everyPage.filter(({ row, address }) => {
    const view = `${address.locale} ${address.edition}`;
    if (view === "id v2" || view === "en v1" || screens.has(`${row.screen} ${view}`)) return false;
    return screens.add(`${row.screen} ${view}`);
  });

for (const { pathname } of pages) {
  test(`${pathname} has no serious accessibility violation`, async ({ tab, allowErrors }) => {
    allowErrors(cutOff, errorPage);
    await tab.emulateMedia({ colorScheme: "light" });
    await tab.setViewportSize(phone);
    await tab.goto(pathname);
    expect.soft(await findViolations(tab, { ...contrast, unscrolled: true }), "light, phone").toEqual([]);
    await tab.setViewportSize({ width: 1280, height: 900 });
    expect.soft(await findViolations(tab, { runOnly: tags, atLeast: "serious" }), "light").toEqual([]);
    await tab.emulateMedia({ colorScheme: "dark" });
    expect.soft(await findViolations(tab, contrast), "dark").toEqual([]);
    await tab.setViewportSize(phone);
    expect.soft(await findViolations(tab, contrast), "dark, phone").toEqual([]);
    await tab.setViewportSize({ width: 320, height: 640 });
    const sideways = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, "scrolls sideways at 320 px").toBeLessThanOrEqual(0);
  });
}
