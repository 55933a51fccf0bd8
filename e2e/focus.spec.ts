import { newPage } from "./support/shop-journey.ts";
import { variantsOf } from "./support/variants.ts";
import { expect, type Page, test } from "./test.ts";

/** Moves through a page by Tab and returns the focused elements that are fully covered (WCAG 2.2, 2.4.11). */
async function tabThrough(page: Page) {
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < 120; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement!;
      if (focused === document.body) return null;
      const { left, top, width: w, height: h } = focused.getBoundingClientRect();
      const isVisible = [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const target = document.elementFromPoint(left + w * x, top + h * y);
          // The label of a checkbox lies over it.
          return (
            target !== null && (focused.contains(target) || target.contains(focused) || target.tagName === "LABEL")
          );
        }),
      );
      return isVisible ? "" : (focused.id || focused.textContent || focused.tagName).slice(0, 40);
    });
    if (stop === null) break;
    if (stop) hidden.push(stop);
  }
  return { hidden, stops };
}

const growth = "#big-social-growth";
/** Pages with bars that stay in view, with the sizes of windows in which they may cover something. */
const pages: Record<string, [path: string, width: number, height: number][]> = {
  "contact form": [
    ["/contact-us", 320, 256],
    ["/contact-us", 320, 568],
    ["/contact-us", 640, 450],
    ["/contact-us", 1440, 900],
  ],
  "choice of a package": [
    [`/choosing-bigsocial${growth}`, 320, 256],
    [`/choosing-bigsocial${growth}`, 360, 640],
    [`/en/v2/choosing-bigsocial${growth}`, 1280, 800],
  ],
  checkout: [
    ["/payment?package=big-social-growth", 360, 640],
    ["/v2/payment?package=big-social-growth", 320, 256],
  ],
};

for (const [name, screens] of Object.entries(pages))
  for (const [path, width, height] of variantsOf(`focus in the ${name}`, screens))
    for (const banner of variantsOf(`consent bar and ${name}`, ["open", "answered"]))
      test(`the focused element is visible on ${path} at ${width} by ${height}, the consent bar ${banner}`, async ({
        page,
        browser,
      }) => {
        const currentPage = banner === "open" ? page : await newPage(browser);
        await currentPage.setViewportSize({ width, height });
        await currentPage.goto(path);
        await currentPage.locator("main [data-island][data-hydrated]").first().waitFor();
        await expect(currentPage.locator("#consent-banner")).toBeVisible({ visible: banner === "open" });
        const { hidden, stops } = await tabThrough(currentPage);
        expect(hidden).toEqual([]);
        // The groups of the footer are folded on phones.
        expect(stops).toBeGreaterThan(20);
      });

const phone = { width: 360, height: 640 };
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

for (const key of ["Escape", "Enter"]) {
  test(`${key} closes a submenu on a phone and returns the focus to the button that opened it`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).press("Enter");
    await expect(page.locator("#menu-phone")).toBeVisible();
    await page.locator("#menu-phone").getByRole("button", { name: "Produk" }).press("Enter");
    await expect(page.locator("#menu-products")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator("#menu-products").getByRole("button", { name: "Kembali" })).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.locator("#menu-products")).toBeHidden();
    await expect.poll(() => focusedText(page)).toBe("Produk");
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

test("a closed consent banner returns the focus to the page at first, later to the button that opened it", async ({
  page,
}) => {
  await page.goto("/about-us");
  const banner = page.locator("#consent-banner");
  const refuse = banner.getByRole("button", { name: "Tolak" });
  await refuse.focus();
  await page.keyboard.press("Escape");
  await expect(banner, "Escape does not close it the first time").toBeVisible();
  await refuse.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  const opener = page.getByRole("button", { name: "Pilihan privasi" });
  for (const key of ["Enter", "Escape"]) {
    await opener.press("Enter");
    await expect(banner).toBeFocused();
    // The link to the policy, then the first answer.
    if (key === "Enter") for (let step = 0; step < 2; step++) await page.keyboard.press("Tab");
    await page.keyboard.press(key);
    await expect(banner).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("closed sections are printed", async ({ page }) => {
  await page.goto("/products/big-view");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#questions details p").first()).toBeVisible();
});

test("a link of an error summary is at least 24 px high", async ({ page }) => {
  await page.goto("/contact-us");
  await page.locator("[data-island=contact-form][data-hydrated]").waitFor();
  await page.locator("[data-island=contact-form] button[type=submit]").click();
  const links = page.getByRole("alert").getByRole("link");
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24);
});
