import { translatePage } from "./support/translate-page.ts";
import { variantsOf } from "./support/variants.ts";
import { expect, test } from "./test.ts";

for (const edition of variantsOf("translated page", ["", "/v2"])) {
  test(`a translated page of ${edition || "v1"} chooses a package, changes it, and the months and sums follow`, async ({
    page,
  }) => {
    await page.goto(`${edition}/choosing-bigsocial`);
    await expect(page.locator("[data-island=package-chooser][data-hydrated]")).toBeVisible();
    await page.evaluate(translatePage);
    await page.locator("#big-social-starter button").click();
    await page.locator("#big-social-growth button").click();
    await expect(page.locator(".package-chosen")).toHaveAttribute("id", "big-social-growth");
    await expect(page.locator("#big-social-starter button")).toHaveText(/Starter/);
    await page.goto(`${edition}/payment`);
    const months = page.locator("output").first();
    await expect(months).toHaveText("1 bulan");
    await page.evaluate(translatePage);
    const total = page.locator("[data-total]").first();
    const before = await total.textContent();
    await page.getByRole("button", { name: "Tambah" }).first().click();
    await expect(months).toHaveText("2 bulan");
    await expect(total).not.toHaveText(before!);
    await expect(page.getByText("BigSocial Growth, 2 bulan").first()).toBeVisible();
  });
}

test("an island that breaks says what to do above its plain form, whose links work", async ({ page, allowErrors }) => {
  allowErrors(/removeChild|NotFoundError/);
  await page.goto("/choosing-bigsocial");
  await page.locator("#big-social-starter button").click();
  // As an extension does that removes what it does not know.
  await page.evaluate(() => document.querySelector("#big-social-starter button")?.replaceChildren());
  await page.locator("#big-social-growth button").click();
  await expect(page.getByRole("alert")).toContainText("Bagian ini berhenti bekerja");
  await expect(page.locator("#big-social-growth a.btn")).toHaveAttribute("href", /growth/);
  await page.getByRole("button", { name: "Muat ulang halaman" }).click();
  await expect(page.locator("#big-social-growth button")).toBeVisible();
});
