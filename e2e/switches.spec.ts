import { variantsOf } from "./support/variants.ts";
import { expect, type Page, test } from "./test.ts";

/** Returns the section at the top of the view and the share of it that is scrolled past. */
const readPosition = (page: Page) =>
  page.evaluate(() => {
    const sections = [...document.querySelectorAll("#content > :not([data-page]), [data-page] > *")];
    const index = sections.findLastIndex((section) => section.getBoundingClientRect().top <= 100);
    const { top, height } = sections[index]!.getBoundingClientRect();
    return { index, share: (100 - top) / height };
  });
/** Returns the last field of the page that begins above the line being read, and where. */
const nearestField = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#content :is(input, select, textarea)[id]")]
      .map((field) => ({ id: field.id, top: Math.round(field.getBoundingClientRect().top) }))
      .filter(({ top }) => top <= 100 && top > -140)
      .at(-1),
  );
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Clicks the switch without scrolling, since Playwright's click scrolls a little first. */
async function clickLanguageSwitch(page: Page) {
  const { x, y, width, height } = (await page.locator("[data-language-switch]").boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

test.describe("a visitor whose browser prefers English", () => {
  test.use({ locale: "en-GB", viewport: { width: 390, height: 844 } });

  test("a switch of language preserves position, query and fragment, and answers the offer", async ({ page }) => {
    await page.goto("/products/big-view?ref=teman#questions");
    await expect(page.locator(".offer")).toBeVisible();
    expect((await page.locator(".offer").boundingBox())!.height, "height of the offer").toBeLessThanOrEqual(46);
    await scrollTo(page, 3400);
    const before = await readPosition(page);
    expect(before.index).toBeGreaterThan(1);
    await clickLanguageSwitch(page);
    await page.waitForURL("**/en/products/big-view?ref=teman#questions");
    await expect.poll(async () => (await readPosition(page)).index).toBe(before.index);
    await expect.poll(async () => Math.abs((await readPosition(page)).share - before.share)).toBeLessThan(0.05);

    await clickLanguageSwitch(page);
    await page.waitForURL(({ pathname, search }) => pathname + search === "/products/big-view?ref=teman");
    await expect.poll(async () => (await readPosition(page)).index).toBe(before.index);
    await expect(page.locator(".offer"), "the offer is not shown again").toBeHidden();
    await page.goto("/products/big-view");
    expect(await page.evaluate(() => scrollY), "the position is used once").toBe(0);
  });

  test("a page of one language has no offer, and its switch explains why it opens the home page", async ({ page }) => {
    await page.goto("/success-story");
    await expect(page.locator(".offer")).toHaveCount(0);
    const toEnglish = page.locator("[data-language-switch]");
    await expect(toEnglish).toHaveAccessibleName(/exists in Indonesian only/);
    await toEnglish.click();
    await page.waitForURL("**/en#other-language");
    const note = page.getByText("The page you were reading exists in Indonesian only.");
    await expect(note).toBeInViewport();
    await page.goto("/en");
    await expect(note).toBeHidden();
  });
});

test("a switch of edition preserves position and query", async ({ page }) => {
  await page.goto("/contact-us?product=big-social");
  await page.locator("[data-island=contact-form][data-hydrated]").waitFor();
  await scrollTo(page, 500);
  const before = await nearestField(page);
  // The switch is in the footer, and a real click would scroll to it.
  await page.locator("[data-edition-switch]").evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL("**/v2/contact-us?product=big-social");
  // The form stands elsewhere in its section there: the field that was read is what counts.
  const { id, top } = before!;
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((field) => Math.round(field.getBoundingClientRect().top)))
    .toBe(top);
  await expect(page.locator("#product")).toHaveValue("big-social");
});

for (const device of variantsOf("theme of the device", ["light", "dark"] as const)) {
  test(`the theme follows a ${device} device and the switch, in both editions and across pages`, async ({ page }) => {
    const other = device === "light" ? "dark" : "light";
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    const lightness = () =>
      page.evaluate(() => {
        // A mixed colour is written in another space: the canvas gives its pixel.
        const context = document.createElement("canvas").getContext("2d")!;
        context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        const [r, g, b] = context.getImageData(0, 0, 1, 1).data;
        return r! + g! + b! > 384 ? "light" : "dark";
      });
    await page.emulateMedia({ colorScheme: device });
    for (const pathname of ["/v2", "/en/about-us"]) {
      await page.goto(pathname);
      expect([await scheme(), await lightness()], pathname).toEqual([device, device]);
    }
    await page.goto("/v2/about-us");
    await page.locator("header [data-theme-switch]").first().click();
    expect([await scheme(), await lightness()]).toEqual([other, other]);
    for (const pathname of ["/about-us", "/en/v2/products"]) {
      await page.goto(pathname);
      expect([await scheme(), await lightness()], pathname).toEqual([other, other]);
    }
    await page.locator("header [data-theme-switch]").first().click();
    expect(await lightness()).toBe(device);
  });
}
