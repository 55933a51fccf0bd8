import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

for (const [pathname, name] of [
  ["/", "Keramik Batu Kawi"],
  ["/en", "Keramik Batu Kawi"],
] as const) {
  test(`${pathname} opens a story by its mark or by the arrow keys, without script, and leads to it`, async ({
    page,
  }) => {
    await page.goto(pathname);
    const open = page.locator(".proof-story:visible");
    await expect(open).toHaveCount(1);
    await page.locator(".proof-marks label", { hasText: name }).click();
    await expect(open).toHaveAttribute("aria-label", name);
    await page.keyboard.press("ArrowRight");
    await expect(open).toHaveAttribute("aria-label", /Rimba Raya/);
    await open.getByRole("link").click();
    await expect(page).toHaveURL(/\/customers#universitas-rimba-raya$/);
    await expect(page.locator("#universitas-rimba-raya")).toBeVisible();
  });
}

test("the second edition leads from its line of figures to a story, without script", async ({ page }) => {
  await page.goto("/v2");
  await page
    .getByRole("link", { name: /BPR Candi Wetan/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/v2\/customers#bpr-candi-wetan$/);
  await expect(page.locator("#bpr-candi-wetan")).toBeVisible();
});
