import { createCustomer, hydrated, logIn } from "./support/people.ts";
import { expectAccessible, labelsByLocale, newPage, openCheckout, placeOrder, press } from "./support/shop-journey.ts";
import { variantsOf } from "./support/variants.ts";
import { expect, test } from "./test.ts";

for (const [language, viewport, words] of variantsOf("account overview", [
  [
    "id",
    { width: 360, height: 740 },
    {
      start: "Mulai dari sini",
      waiting: "Menunggu pembayaran Anda",
      payNow: "Bayar sekarang",
      packages: "Paket Anda",
      preparing: "Sedang disiapkan",
      due: "Ruang kerja siap paling lambat ",
      invoices: "Tagihan terakhir",
      safety: "Buat akun Anda lebih aman",
    },
  ],
  [
    "en",
    { width: 1280, height: 800 },
    {
      start: "Start here",
      waiting: "Waiting for your payment",
      payNow: "Pay now",
      packages: "Your packages",
      preparing: "Being set up",
      due: "Your workspace will be ready by ",
      invoices: "Latest invoices",
      safety: "Make your account safer",
    },
  ],
] as const)) {
  test(`what waits is on top of the account: an order to pay, then the package (${language}, ${viewport.width} px)`, async ({
    browser,
  }) => {
    const labels = labelsByLocale[language];
    const laptop = await newPage(browser);
    const name = await createCustomer(laptop, labels, `home.${language}`);
    const view = laptop.locator("[data-island=account-overview]");
    await laptop.goto(`${labels.prefix}/account`);
    await expect(view.getByRole("heading", { name: words.start })).toBeVisible();
    await expectAccessible(laptop);
    await openCheckout(laptop, labels, "big-legal-starter");
    await placeOrder(laptop, labels);
    const order = new URL(laptop.url()).pathname;

    // On another device the order is the first thing after the login.
    const page = await newPage(browser, viewport);
    await logIn(page, name);
    await page.goto(`${labels.prefix}/account`);
    const overview = page.locator("[data-island=account-overview]");
    await expect(overview.locator("h2").first()).toHaveText(words.waiting);
    const pay = overview.getByRole("link", { name: words.payNow });
    await expect(pay).toHaveAttribute("href", order);
    await expect(overview.getByText(words.safety)).toBeVisible();
    await expect(overview.getByText(words.start)).toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await pay.click();
    await hydrated(page, "payment-order");
    await press(page, labels.pay);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(labels.thanks);
    await page.goto(`${labels.prefix}/account`);
    await expect(overview.locator("h2").first()).toHaveText(words.packages);
    await expect(overview).toContainText(words.preparing);
    await expect(overview).toContainText(words.due);
    await expect(overview.getByRole("heading", { name: words.invoices })).toBeVisible();
    await expectAccessible(page);
    for (const context of [laptop, page].map((each) => each.context())) await context.close();
  });
}
