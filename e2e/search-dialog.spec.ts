import { expect, type Page, test } from "./test.ts";

const dialog = (page: Page) => page.locator("#palette");
const selected = (page: Page) => page.locator('#palette [aria-selected="true"]');

test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true })),
);

test("Ctrl-K opens the search dialog; arrows and Enter open a product", async ({ page }) => {
  await page.goto("/en/about-us");
  await page.keyboard.press("Control+k");
  const field = dialog(page).getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type("legal");
  await expect(selected(page)).toContainText("BigLegal");
  await expect(dialog(page).getByRole("group", { name: "Search results" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(selected(page)).not.toContainText(/^BigLegal$/);
  await expect(field).toHaveAttribute("aria-activedescendant", "palette-1");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/en/products/big-legal");
});

test("the dialog switches the theme, copies the address and leads to the login, by the keyboard", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/about-us?utm_source=test");
  await page.keyboard.press("Control+k");
  await expect(selected(page)).toContainText("Log in");
  await page.keyboard.type("dark mode");
  await expect(selected(page)).toContainText("theme");
  const html = page.locator("html");
  await expect(html).not.toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Enter");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await dialog(page).getByRole("combobox").fill("copy");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("status")).toHaveText("Address copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await dialog(page).getByRole("combobox").fill("forgot pasword");
  await expect(selected(page)).toHaveAttribute("href", "/en/auth/forgot-password");
  await dialog(page).getByRole("combobox").fill("indonesian");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/about-us");
});

test("the search link opens the dialog, which finds pages of the site, says when there are none, and closes by Escape", async ({
  page,
}) => {
  await page.goto("/v2/about-us");
  const opener = page.locator("[data-palette]:visible");
  await opener.click();
  const field = dialog(page).getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill("percakapan");
  const results = dialog(page).getByRole("group", { name: "Hasil pencarian" }).getByRole("option");
  await expect(results.first()).toHaveAttribute("href", /^\/v2\//);
  await field.fill("zzzzqqqq");
  await expect(dialog(page).getByRole("status")).toHaveText(/Tidak ada halaman/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the menu of products shows the picture of the product that is pointed at", async ({ page }) => {
  await page.goto("/about-us");
  await page.locator("header").getByRole("button", { name: "Produk" }).click();
  const tile = page.locator("#menu-products aside .pic");
  await expect(tile).toHaveAccessibleName(/Sebutan per jam/);
  await page
    .locator("#menu-products")
    .getByRole("link", { name: /BigView/ })
    .hover();
  await expect(tile).toHaveAccessibleName(/Lebaran/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search link opens the search page, and products can be filtered", async ({ page }) => {
    await page.goto("/products");
    const tiles = page.locator("[data-product]").filter({ visible: true });
    await expect(tiles).toHaveCount(13);
    await page.getByRole("radio", { name: "Dijual daring" }).check();
    await expect(tiles).toHaveCount(8);
    await page.getByRole("radio", { name: "Pahami" }).check();
    await expect(tiles).toHaveCount(3);
    await page.locator("header").getByRole("link", { name: "Cari" }).click();
    await expect(page).toHaveURL("/search");
  });
});

test.describe("on a Mac", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15",
  });

  test("the search link names the key of a Mac", async ({ page }) => {
    await page.goto("/about-us");
    await expect(page.locator("header [data-palette] kbd")).toHaveText("⌘ K");
  });
});
