import { findViolations } from "./support/axe.ts";
import { everyPage } from "./support/every-page.ts";
import { test as base, cutOff, expect, type Page } from "./test.ts";

/**
 * Axe on every page in both languages, both editions and both themes: all rules in the light theme, and in the dark one
 * those that a theme can change. Then at 320 px, where nothing may scroll sideways.
 * `npm test` takes one page of each screen, in Indonesian as it is and in English in the next design;
 * `EVERY_PAGE=1 npx playwright test accessibility` takes them all.
 */
const test = base.extend<object, { tab: Page }>({
  // One tab for all pages: a browser context for each takes longer than looking at the page.
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL });
      // Nobody is logged in: with the API out of reach the pages of one person stay, instead of leading to the login.
      await context.route("**/api/**", (route) => route.abort());
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const screens = new Set<string>();
const pages = everyPage.filter(({ row, address }) => {
  const view = `${address.locale} ${address.edition}`;
  if (process.env.EVERY_PAGE) return true;
  if (view === "id v2" || view === "en v1" || screens.has(`${row.screen} ${view}`)) return false;
  return screens.add(`${row.screen} ${view}`);
});

for (const { pathname } of pages) {
  test(`nothing serious on ${pathname}`, async ({ tab, allowErrors }) => {
    allowErrors(cutOff, /status of 404 .*\/not-found\)/);
    await tab.emulateMedia({ colorScheme: "light" });
    await tab.setViewportSize({ width: 1280, height: 900 });
    await tab.goto(pathname);
    expect.soft(await findViolations(tab, { runOnly: tags, atLeast: "serious" }), "light").toEqual([]);
    await tab.emulateMedia({ colorScheme: "dark" });
    expect.soft(await findViolations(tab, { runOnly: ["color-contrast"], atLeast: "serious" }), "dark").toEqual([]);
    await tab.setViewportSize({ width: 320, height: 640 });
    const sideways = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, "scrolls sideways at 320 px").toBeLessThanOrEqual(0);
  });
}
