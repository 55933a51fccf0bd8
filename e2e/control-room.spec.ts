import { expect, test } from "./test.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "en-GB" });

  test("a question typed on the second edition's home opens the search with it", async ({ page }) => {
    await page.goto("/en/v2");
    const question = page.getByLabel("Question or keywords");
    await question.fill("whatsapp chatbot");
    await question.press("Enter");
    await expect(page).toHaveURL(/\/en\/v2\/search\?q=whatsapp\+chatbot$/);
    await expect(page.locator("#q")).toHaveValue("whatsapp chatbot");
    await expect(page.locator("#results a").first()).toHaveAttribute("href", /^\/en\/v2\//);
  });
});

test("the bar of the second edition names the section in view, and stays above the page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/v2/products/big-query");
  const trail = page.locator(".console-trail");
  await expect(trail).toHaveText(/BigQuery$/);
  const heading = page.locator("#content h2").last();
  await heading.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  await expect(trail).toHaveText(new RegExp(`${await heading.textContent()}$`));
  await expect(trail).toBeInViewport();
});

test.describe("with the offer of another language", () => {
  test.use({ locale: "id-ID" });

  test("the first screen of the second edition ends above the question about consent, and its legend is free", async ({
    page,
  }) => {
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/en/v2");
      await expect(page.locator("#consent-banner")).toBeVisible();
      await expect(page.locator("[data-language-offer]")).toBeVisible();
      const [buttons, windows, legend, bar] = await page.evaluate(() =>
        ["main .btn-primary", ".control-dock", ".map-legend", "#consent-banner"].map(
          (selector) => document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect,
        ),
      );
      expect(buttons!.bottom, `buttons at ${width} x ${height}`).toBeLessThan(bar!.top);
      expect(windows!.bottom, `windows at ${width} x ${height}`).toBeLessThan(legend!.top);
      expect(legend!.bottom, `legend at ${width} x ${height}`).toBeLessThan(bar!.top);
    }
  });
});
