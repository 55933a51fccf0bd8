import { variantsOf } from "./support/variants.ts";
import { expect, type Page, test } from "./test.ts";

/** Returns whether nothing covers the middle of an element. */
const isUncovered = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const target = document.elementFromPoint(left + width / 2, top + height / 2);
    return target !== null && element.contains(target);
  });

const growth = "big-social-growth";
const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

const firstScreens = [
  [360, 640],
  [390, 844],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;

for (const [path, button, island, stuck] of [
  [`/choosing-bigsocial#${growth}`, ".package-sum .btn-primary", "package-chooser", ".package-sum"],
  [
    `/payment?package=${growth}`,
    ":is(.checkout-bar, [aria-labelledby=summary]) .btn-primary",
    "payment",
    ".checkout-bar",
  ],
  ["/auth/login", "main form .btn-primary", "login", undefined],
] as const) {
  for (const [edition, colorScheme] of variantsOf(`consent bar at ${path}`, [
    ["", "light"],
    ["/en/v2", "dark"],
  ] as const)) {
    test(`the open consent bar does not cover the main button of ${edition}${path}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
      await page.goto(edition + path);
      await page.locator(`[data-island=${island}][data-hydrated]`).waitFor();
      const bar = page.locator("#consent-banner");
      // Where it would lie on the first action it waits for a key or for scrolling.
      await page.keyboard.press("Tab");
      await expect(bar).toBeVisible();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        expect((await bar.boundingBox())!.height, `height at ${width} px`).toBeLessThanOrEqual(width < 360 ? 76 : 60);
        const mainButton = page.locator(button).filter({ visible: true }).first();
        // A sticky bar is visible without scrolling, but on a window that is low; the login form may be scrolled to.
        if (island === "login" || height < 704) await mainButton.scrollIntoViewIfNeeded();
        const answers = "#consent-banner .consent-answers";
        await expect.poll(() => isUncovered(page, `${button} >> visible=true >> nth=0`), `${width} px`).toBe(true);
        for (const answer of ["refused", "accepted"])
          expect(await isUncovered(page, `${answers} [data-consent=${answer}]`)).toBe(true);
      }
      if (!stuck) return;
      // Once it is answered, the smallest phones have the button at their lower edge too, the sum from where packages begin.
      await bar.locator("[data-consent=refused]").click();
      await expect(bar).toBeHidden();
      for (const [width, height] of sizes.slice(0, 2)) {
        await page.setViewportSize({ width, height });
        const top = island === "payment" ? 0 : height;
        await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
        await expect(page.locator(stuck), `${width} px`).toHaveCSS("position", "sticky");
        await expect.poll(() => isUncovered(page, `${stuck} .btn-primary`), `${width} px, answered`).toBe(true);
      }
    });
  }
}

for (const pathname of variantsOf("first screens with the consent bar", [
  "/",
  "/v2",
  "/en/v2",
  "/products/big-social",
  "/products/big-query",
  "/en/products/big-social",
  "/v2/products/big-one",
  "/en/v2/products/big-assistant",
  "/solutions/financial-services",
  "/en/solutions/insurance",
  "/about-us",
  "/partners",
  "/docs",
  "/auth/login",
  "/v2/auth/login",
])) {
  test(`the consent bar does not lie on the first action of ${pathname} as it opens`, async ({ page }) => {
    for (const [width, height] of firstScreens) {
      await page.setViewportSize({ width, height });
      await page.goto(pathname);
      const bar = page.locator("#consent-banner:not([hidden])");
      await bar.waitFor({ state: "attached" });
      const overlap = () =>
        page.evaluate(() => {
          const own = document.getElementById("consent-banner")!;
          const shown = getComputedStyle(own).visibility === "visible";
          const { top, bottom } = document.querySelector("main .btn-primary")!.getBoundingClientRect();
          const edges = own.getBoundingClientRect();
          return { shown, meets: top < edges.bottom && bottom > edges.top };
        });
      await expect
        .poll(async () => ({ size: `${width}x${height}`, ...(await overlap()) }))
        .toMatchObject({ shown: !(await overlap()).meets });
      if ((await overlap()).meets) {
        await page.mouse.wheel(0, 200);
        await expect(bar, "after the visitor has scrolled").toBeVisible();
      }
      if (/v2$/.test(pathname) && width >= 1280)
        expect((await page.locator("main .btn-primary").first().boundingBox())!.y, "px from the top").toBeLessThan(
          height - 57 - 44,
        );
    }
  });
}

test("the consent bar is first in the tab order, shows the earlier answer when opened again, and can be closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/about-us");
  const bar = page.locator("#consent-banner");
  await page.locator("#consent-banner:not([hidden])").waitFor({ state: "attached" });
  await page.keyboard.press("Tab");
  await expect(bar.getByRole("button", { name: "Rinciannya" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bar).toContainText("Anda belum menjawab.");
  await expect(bar.getByRole("link", { name: "Baca kebijakan privasi" })).toBeVisible();
  await bar.getByRole("button", { name: "Tutup" }).click();
  await expect(bar, "unanswered, the bar stays open").toBeVisible();
  await expect(bar.getByRole("button", { name: "Rinciannya" })).toBeFocused();

  await bar.getByRole("button", { name: "Tolak" }).click();
  await expect(bar).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.root)).toContain("refused");
  await page.goto("/en/about-us");
  // Narrow screens fold the groups of the footer.
  await page.getByRole("navigation", { name: "Legal" }).locator("summary").press("Enter");
  const opener = page.getByRole("button", { name: "Privacy choices" });
  await opener.press("Enter");
  await expect(bar).toContainText(/You refused it on \d+ \w+ 20\d\d at \d\d:\d\d Jakarta time\./);
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await bar.getByRole("button", { name: "Allow", exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.root)).toContain("accepted");
});
