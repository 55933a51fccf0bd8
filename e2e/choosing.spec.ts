import { findViolations } from "./support/axe.ts";
import { variantsOf } from "./support/variants.ts";
import { cutOff, expect, type Page, test } from "./test.ts";

const sum = (page: Page) => page.locator(".package-sum");
const state = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("root")!).state);

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator("[data-island=package-chooser][data-hydrated]").waitFor();
}

test("choosing a package stores its product, name and price, months multiply the price, and another package starts at one month", async ({
  page,
}) => {
  await open(page, "/en/v2/choosing-bigsocial");
  await page.getByRole("button", { name: "Choose Growth" }).click();
  await page.getByRole("button", { name: "One month more" }).click();
  await page.getByRole("button", { name: "One month more" }).click();
  await expect(sum(page)).toContainText("3 months");
  await expect(sum(page)).toContainText("Rp13,500,000");
  await page.getByRole("button", { name: "Choose Starter" }).click();
  await expect(sum(page)).toContainText("Rp1,500,000");
  await expect(page.getByRole("button", { name: "Chosen Starter" })).toBeFocused();
  await expect(page.locator("[data-island=package-chooser] p[role=status]")).toHaveText(
    "Starter chosen, 1 month: Rp1,500,000",
  );
  const less = page.getByRole("button", { name: "One month less" });
  await expect(less).toBeDisabled();
  await page.getByRole("button", { name: "One month more" }).click();
  await less.press("Enter");
  await less.press("Enter");
  await expect(less, "the button does not lose the focus at its limit").toBeFocused();
  await expect(sum(page)).toContainText("1 month");
  await page.getByRole("button", { name: "12 months" }).click();
  await expect(sum(page)).toContainText("Rp18,000,000");
  await page.getByRole("button", { name: "1 month", exact: true }).click();
  await expect(sum(page).getByRole("link")).toHaveAttribute("href", "/en/v2/payment");
  await expect
    .poll(() => state(page))
    .toMatchObject({
      selectedPackage: { product: "BigSocial", name: "BigSocial Starter", price: 1_500_000, amount: 1 },
      payment: { packageName: "BigSocial Starter", packagePrice: 1_500_000, totalItem: 1 },
    });
});

test("a link of the price table opens the payment of its package and months, and the choice survives a reload", async ({
  page,
}) => {
  await page.goto("/products/pricing");
  await page.getByRole("navigation", { name: "Pilih produk" }).getByRole("link", { name: "BigView" }).click();
  await page.getByLabel("6 bulan").check();
  await page.getByRole("link", { name: "Pilih BigView Business" }).click();
  const months = page.locator("[data-island=payment] output");
  await expect(page.getByText("BigView Business", { exact: true })).toBeVisible();
  await expect(months).toHaveText("6 bulan");
  await expect.poll(() => state(page)).toMatchObject({ selectedPackage: { amount: 6 } });
  // The address applies once: a reload does not undo a later change.
  await page.getByRole("button", { name: "1 bulan", exact: true }).click();
  await page.reload();
  await expect(months).toHaveText("1 bulan");
  await page.goto("/choosing-bigview");
  await expect(sum(page)).toContainText("Rp5.900.000");
});

test.describe("on a small laptop", () => {
  // A browser of another language would be offered that language above the page.
  test.use({ locale: "id-ID", viewport: { width: 1280, height: 720 } });
  for (const edition of variantsOf("bar with the sum", ["", "/v2"]))
    test(`the bar with the sum covers no package's button (${edition || "v1"})`, async ({ page }) => {
      await open(page, `${edition}/choosing-bigsocial`);
      await page.getByRole("button", { name: "Tolak" }).click();
      await page.getByRole("button", { name: "Pilih Growth" }).click();
      const bar = (await sum(page).boundingBox())!;
      expect(bar.y + bar.height).toBe(720);
      for (const button of await page.locator(".package .btn").all()) {
        const box = (await button.boundingBox())!;
        expect(box.y + box.height).toBeLessThan(bar.y);
      }
    });
});

test("the selected option is visible in forced colours", async ({ page, allowErrors }) => {
  allowErrors(cutOff);
  await page.emulateMedia({ forcedColors: "active" });
  const backgroundCount = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) => new Set(elements.map((element) => getComputedStyle(element).backgroundColor)).size);
  await page.goto("/products/pricing");
  expect(await backgroundCount(".segment")).toBe(2);
  await page.route("**/api/**", (route) => route.abort());
  await page.goto("/account/security");
  expect(await backgroundCount(".side-link")).toBe(2);
});

test("without JavaScript packages are links to the payment page, the price table shows prices for several months, and who cannot log in or pay reads whom to call", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/choosing-bigsocial");
  await expect(page.getByRole("link", { name: "Pilih Growth" })).toHaveAttribute(
    "href",
    "/payment?package=big-social-growth",
  );
  for (const path of ["/choosing-bigsocial", "/payment", "/auth/login", "/auth/register", "/account"]) {
    await page.goto(path);
    await expect(page.locator("main").getByRole("link", { name: "+62 21 5000 1234" }).first()).toBeVisible();
    await expect(page.locator("main a[href^='mailto:']").first()).toBeVisible();
  }
  await page.goto("/en/products/pricing");
  const panel = page.getByRole("region", { name: "BigView" });
  await expect(panel).toBeHidden();
  await page.getByRole("navigation", { name: "Choose a product" }).getByRole("link", { name: "BigView" }).click();
  await expect(panel).toBeVisible();
  await expect(panel.getByText("Total Rp3,996,000")).toBeHidden();
  await page.getByLabel("6 months").check();
  // 600,000 x 6 and PPN of 12% on 11/12 of it.
  await expect(panel.getByText("Total Rp3,996,000")).toBeVisible();
  await expect(panel.getByRole("link", { name: "Choose BigView Starter" })).toHaveAttribute(
    "href",
    "/en/payment?package=big-view-starter&months=6",
  );
  await page.getByText("Compare every package in one table").click();
  await expect(page.getByRole("row", { name: /^BigView/ })).toContainText("Rp600,000");
  await context.close();
});

test("on a small phone what stays over the page takes less than a third, the price comes before the sample invoice, and the table fits", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/choosing-bigsocial");
  await page.getByRole("button", { name: "Pilih Growth" }).click();
  await expect(sum(page)).toContainText("Rp4.500.000");
  await expect(page.locator("#consent-banner")).toBeVisible();
  const covered = () =>
    page.evaluate(() =>
      ["header.bar", "#consent-banner", ".package-sum", ".console-bar"]
        .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
        .filter((part) => /fixed|sticky/.test(getComputedStyle(part).position))
        .reduce((height, part) => height + part.offsetHeight, 0),
    );
  expect(await covered(), "with the question about consent").toBeLessThan(640 / 3);
  await page.locator("#consent-banner [data-consent=refused]").click();
  await expect(page.locator("#consent-banner")).toBeHidden();
  expect(await covered(), "with the sum").toBeLessThan(640 / 3);

  await page.goto("/products/pricing");
  const top = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (parts) => parts.map((part) => part.getBoundingClientRect()).find(({ height }) => height > 0)?.top ?? 0,
      );
  expect(await top(".price-card .price-figure")).toBeLessThan(await top(".bill-paper"));
  await page.getByText("Bandingkan semua paket").click();
  for (const amount of ["Rp1.500.000", "Rp4.500.000", "Rp12.500.000"]) {
    const cell = page.locator(".price-table td").filter({ hasText: amount }).first();
    const { x, width } = (await cell.boundingBox())!;
    expect(x + width, amount).toBeLessThanOrEqual(320);
  }
});

const narrowPages = ["/", "/en/v2", "/products", "/solutions", "/products/pricing", "/choosing-bigvision"];
for (const path of variantsOf("narrow page", narrowPages))
  test(`${path} is accessible and does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);
  });
