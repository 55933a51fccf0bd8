import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { everyPage } from "./every-page.ts";

/**
 * Axe on every page in both languages, both editions and both themes: all rules in the light theme, and in the dark one
 * those that a theme can change. Then at 320 px, where nothing may scroll sideways.
 * `npm test` takes one page of each screen, in Indonesian as it is and in English in the next design;
 * `EVERY_PAGE=1 npx playwright test accessibility` takes them all.
 */
test.use({ reducedMotion: "reduce" });

async function serious(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.html.slice(0, 140))
          .join(" | ")}`,
    );
}

const groups = Map.groupBy(everyPage, ({ row, address }) => `${row.screen} ${address.locale} ${address.edition}`);
if (!process.env.EVERY_PAGE) {
  for (const [name, pages] of groups) {
    if (/ (id v2|en v1)$/.test(name)) groups.delete(name);
    else pages.length = 1;
  }
}

for (const [name, pages] of groups) {
  test(`nothing serious on ${name} (${pages.length})`, async ({ page }) => {
    test.setTimeout(30_000 + pages.length * 10_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    // Nobody is logged in: with the API out of reach the pages of one person stay, instead of leading to the login.
    await page.route("**/api/**", (route) => route.abort());
    for (const { pathname } of pages) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(pathname);
      expect.soft(await serious(page), `${pathname}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect.soft(await serious(page, ["color-contrast"]), `${pathname}, dark`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(sideways, `${pathname} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
    }
  });
}
