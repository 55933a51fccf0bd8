import { pageTable } from "../src/site/page-table.ts";
import { expect, test } from "./test.ts";

const done = /^\/(auth|account|payment|quotation|pay)(\/|$)/;

test("pages of login, account, quotation, payment and order have the quiet frame in both designs, and no others have", async ({
  request,
}) => {
  const quiet = pageTable.filter(({ frame }) => frame === "quiet").map(({ path }) => path);
  expect(quiet).toEqual(pageTable.map(({ path }) => path).filter((path) => done.test(path)));
  for (const prefix of ["", "/en/v2"])
    for (const path of quiet) {
      const address = prefix + path.replace(":order", "00000000-0000-4000-8000-000000000000");
      const page = await (await request.get(address)).text();
      expect(page, address).toContain('data-frame="quiet"');
      // No menu, no search, no newsletter; help has one link for visitors and one for customers.
      expect(page, address).not.toMatch(/popovertarget|data-palette|\/subscribe|class="foot[ "]/);
      const footer = page.slice(page.indexOf("<footer"), page.indexOf("</footer>"));
      expect([...footer.matchAll(/<a /g)].length, address).toBe(2);
      const header = page.slice(page.indexOf("<header"), page.indexOf("</header>"));
      expect([...header.matchAll(/<a /g)].length, address).toBe(5);
      expect(header, address).toContain("data-language-switch");
    }
});

for (const [path, width] of [
  ["/auth/login", 320],
  ["/en/v2/payment", 320],
  ["/v2/auth/login", 1280],
] as const)
  test(`the quiet frame stands above and below ${path} at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(path);
    const bar = (await page.locator("header").boundingBox())!;
    expect([bar.x, bar.y]).toEqual([0, 0]);
    // As wide as the window, but for the scrollbar.
    expect(bar.width).toBeGreaterThan(width - 20);
    expect(bar.height).toBeLessThan(90);
    const footer = (await page.locator("footer").boundingBox())!;
    expect(footer.height).toBeLessThan(260);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
