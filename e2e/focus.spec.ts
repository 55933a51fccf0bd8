import { newPage } from "./support/shop-journey.ts";
import { expect, type Page, test } from "./test.ts";

/** Walks through a page by Tab: what has the focus and is wholly covered by something else (WCAG 2.2, 2.4.11). */
async function walk(page: Page) {
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < 120; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement!;
      if (focused === document.body) return null;
      const { left, top, width: w, height: h } = focused.getBoundingClientRect();
      const seen = [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const there = document.elementFromPoint(left + w * x, top + h * y);
          // a box's label stands over it
          return there !== null && (focused.contains(there) || there.contains(focused) || there.tagName === "LABEL");
        }),
      );
      return seen ? "" : (focused.id || focused.textContent || focused.tagName).slice(0, 40);
    });
    if (stop === null) break;
    if (stop) hidden.push(stop);
  }
  return { hidden, stops };
}

const growth = "big-social-growth";
for (const [path, width, height] of [
  ["/contact-us", 320, 256],
  ["/contact-us", 320, 568],
  ["/contact-us", 640, 450],
  ["/contact-us", 1440, 900],
  [`/choosing-bigsocial#${growth}`, 320, 256],
  [`/choosing-bigsocial#${growth}`, 360, 640],
  [`/en/v2/choosing-bigsocial#${growth}`, 1280, 800],
  [`/payment?package=${growth}`, 360, 640],
  [`/v2/payment?package=${growth}`, 320, 256],
] as const) {
  test(`what has the focus can be seen on ${path} at ${width} by ${height}`, async ({ page, browser }) => {
    for (const [banner, there] of [
      ["open", page],
      ["answered", await newPage(browser)],
    ] as const) {
      await there.setViewportSize({ width, height });
      await there.goto(path);
      await there.locator("main [data-island][data-hydrated]").first().waitFor();
      await expect(there.locator("#consent-banner")).toBeVisible({ visible: banner === "open" });
      const { hidden, stops } = await walk(there);
      expect(hidden, `banner ${banner}`).toEqual([]);
      expect(stops).toBeGreaterThan(30);
    }
  });
}

const phone = { width: 360, height: 640 };
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

for (const back of ["Escape", "Enter"]) {
  test(`a menu of the phone's sheet leads back by ${back} to the button that opened it`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).press("Enter");
    await expect(page.locator("#menu-phone")).toBeVisible();
    await page.locator("#menu-phone").getByRole("button", { name: "Produk" }).press("Enter");
    await expect(page.locator("#menu-products")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator("#menu-products").getByRole("button", { name: "Kembali" })).toBeFocused();
    await page.keyboard.press(back);
    await expect(page.locator("#menu-products")).toBeHidden();
    await expect.poll(() => focused(page)).toBe("Produk");
    await expect(page.locator("#menu-phone")).toBeVisible();
  });
}

test("a menu closes when the focus leaves the header", async ({ page }) => {
  await page.goto("/");
  await page.locator("header").getByRole("button", { name: "Produk" }).first().press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#menu-products")).toBeVisible();
  await page.locator("main a").first().focus();
  await expect(page.locator("#menu-products")).toBeHidden();
  await expect(page.locator("main a").first()).toBeFocused();
});

test("the consent banner gives the focus back: to the page at first, then to what opened it", async ({ page }) => {
  await page.goto("/about-us");
  const banner = page.locator("#consent-banner");
  await banner.getByRole("link").focus();
  await page.keyboard.press("Escape");
  await expect(banner, "the first time it wants an answer").toBeVisible();
  await banner.getByRole("button").first().press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  const opener = page.getByRole("button", { name: "Pilihan privasi" });
  for (const key of ["Enter", "Escape"]) {
    await opener.press("Enter");
    await expect(banner).toBeFocused();
    // The link to the policy, then the first answer.
    if (key === "Enter") for (let i = 0; i < 2; i++) await page.keyboard.press("Tab");
    await page.keyboard.press(key);
    await expect(banner).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("print shows what is folded away", async ({ page }) => {
  await page.goto("/products/big-view");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#questions details p").first()).toBeVisible();
});

test("a line of an error summary is large enough to press", async ({ page }) => {
  await page.goto("/contact-us");
  await page.locator("[data-island=contact-form][data-hydrated]").waitFor();
  await page.locator("[data-island=contact-form] button[type=submit]").click();
  const lines = page.getByRole("alert").getByRole("link");
  await expect(lines.first()).toBeVisible();
  for (const line of await lines.all()) expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(24);
});
