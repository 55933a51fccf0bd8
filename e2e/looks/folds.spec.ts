import { runsAll } from "../../test/support/runs-all.ts";
import { everyPage } from "../support/every-page.ts";
import { test } from "../support/tab.ts";
import { chooseBy } from "../support/variants.ts";
import { cutOff, expect } from "../test.ts";

/**
 * What a page begins with is seen as it opens: the first action of its head and 80 px of its first picture stand above the
 * consent bar, or above the end of the window where the bar waits for the visitor to scroll.
 * `npm test` opens one page of each screen in one language and edition, `npm test -- all` all of them in all; each is
 * opened once for all sizes.
 */
const sizes = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [390, 844],
  [360, 640],
] as const;
/** Pages that begin with a form or with text to look things up in. Their pictures, if any, may begin further down. */
const ofText = [
  "/contact-us",
  "/events",
  "/partners/dell",
  "/products/pricing",
  "/subscribe",
  "/newsletter",
  "/docs",
  "/choosing-bigsocial",
  "/auth/login",
  "/auth/register",
];
const withPicture = [
  ...["/", "/about-us", "/customers", "/customers-new", "/success-story", "/locations"],
  ...["/resources", "/changelog", "/security", "/solutions", "/solutions/healthcare", "/solutions/financial-services"],
  ...["/solutions/insurance", "/solutions/retail", "/products", "/products/big-social"],
  ...["/products/big-query", "/products/big-assistant", "/products/big-one", "/products/big-market"],
  ...["/products/big-vision", "/products/big-legal", "/products/big-spider", "/products/api-platform"],
  "/products/api-marketplace",
];
const views = everyPage.filter(({ row }) => ofText.includes(row.path) || withPicture.includes(row.path));
const pages = runsAll
  ? views
  : [...Map.groupBy(views, ({ row }) => row.screen)].map(([screen, ofScreen]) =>
      chooseBy(`fold of ${screen}`, ofScreen),
    );

test("the first action and the first picture are seen as a page opens", async ({ tab, allowErrors }) => {
  allowErrors(cutOff);
  for (const { pathname, row } of pages) {
    await tab.goto(pathname);
    await expect(tab.locator("#consent-banner")).toHaveJSProperty("hidden", false);
    for (const [width, height] of sizes) {
      await tab.setViewportSize({ width, height });
      const { action, picture, fold } = await tab.evaluate(look);
      const name = `${pathname} at ${width} x ${height}`;
      expect.soft(action, `${name}: px of the end of the first action`).toBeLessThanOrEqual(fold);
      if (ofText.includes(row.path)) continue;
      expect.soft(picture, `${name}: px of the beginning of the first picture`).toBeLessThanOrEqual(fold - 80);
    }
  }
});

/** Returns where the first action of the head ends (0: it has none), the first picture begins, and the seen part ends. */
async function look() {
  // The bar decides after the layout of a frame whether it waits.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const shown = (names: string, root: Element) =>
    [...root.querySelectorAll(names)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => part.getBoundingClientRect())
      .find(({ width }) => width > 0);
  const main = document.querySelector("main")!;
  const head = main.querySelector("h1")!.closest("main > *")!;
  const bar = document.querySelector<HTMLElement>("#consent-banner")!;
  const isShown = bar.checkVisibility({ visibilityProperty: true });
  return {
    action: shown(".btn, input:not([type=hidden]), select, textarea", head)?.bottom ?? 0,
    picture: shown("[data-picture]", main)?.top ?? Number.POSITIVE_INFINITY,
    fold: isShown ? bar.getBoundingClientRect().top : innerHeight,
  };
}
