import { staffCalls } from "./support/admin.ts";
import { waitForMails } from "./support/mailbox.ts";
import { createCustomer, hydrated } from "./support/people.ts";
import {
  expectAccessible,
  type Labels,
  labelsByLocale,
  newPage,
  openCheckout,
  placeOrder,
  press,
} from "./support/shop-journey.ts";
import { variantsOf } from "./support/variants.ts";
import { expect, type Page, test } from "./test.ts";

/** Buys a package and follows the link from the paid order to the package. */
async function buy(page: Page, labels: Labels, packageId: string) {
  await openCheckout(page, labels, packageId);
  await placeOrder(page, labels);
  await press(page, labels.pay);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(labels.thanks);
  // The mark above the heading is not covered by the header.
  const mark = await page.locator("[data-state=paid] svg").first().boundingBox();
  const header = await page.locator("header").first().boundingBox();
  expect(mark!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  await page.getByRole("link", { name: labels.package }).click();
  await hydrated(page, "account-packages");
}

for (const [language, viewport, open] of variantsOf("open a product", [
  ["id", { width: 360, height: 740 }, "Buka BigQuery"],
  ["en", { width: 1280, height: 800 }, "Open BigQuery"],
] as const)) {
  test(`a bought product opens with a form post (${language}, ${viewport.width} px)`, async ({ browser }) => {
    const labels = labelsByLocale[language];
    const page = await newPage(browser, viewport);
    const name = await createCustomer(page, labels, `open.${language}`);
    await buy(page, labels, "big-query-starter");
    await expect(page).toHaveURL(`${labels.prefix}/account/packages?product=big-query`);
    await page.reload();
    await expect(page.getByRole("heading", { name: "BigQuery Starter" })).toBeFocused();
    await expectAccessible(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);

    await press(page, open);
    // Neither the address nor the referrer contains a secret.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("POST /enter");
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/enter$/);
    await expect(page.locator("#referer")).toHaveText(/^http:\/\/localhost:\d+\/$/);
    const exchanged = JSON.parse((await page.locator("pre").textContent())!);
    expect(exchanged).toMatchObject({
      exchange: 200,
      data: { user: { email: `${name}@example.id`, locale: language }, package: { id: "big-query-starter" } },
    });
    await page.context().close();
  });
}

for (const [language, viewport, words] of variantsOf("open a workspace", [
  [
    "id",
    { width: 360, height: 740 },
    {
      thanks: "Sekarang tim kami menyiapkan ruang kerja BigLegal Starter, paling lambat ",
      due: "Paling lambat ",
      card: "siap paling lambat ",
      prepared: "Tim kami menyiapkan ruang kerja BigLegal Anda, paling lambat ",
      step: "Tulis persoalan dalam dua kalimat",
      open: /^Buka BigLegal/,
      preparing: "Sedang disiapkan",
      started: "Masa paket sudah dimulai",
      ready: "Ruang kerja BigLegal Starter Anda sudah siap",
      active: "Aktif",
    },
  ],
  [
    "en",
    { width: 1280, height: 800 },
    {
      thanks: "Our team is now setting up your BigLegal Starter workspace, by ",
      due: "By ",
      card: "will be ready by ",
      prepared: "Our team sets up your BigLegal workspace by ",
      step: "two sentences",
      open: /^Open BigLegal/,
      preparing: "Being set up",
      started: "Package period has started",
      ready: "Your BigLegal Starter workspace is ready",
      active: "Active",
    },
  ],
] as const)) {
  test(`a package is prepared until the team opens its workspace, and starts then (${language}, ${viewport.width} px)`, async ({
    browser,
  }) => {
    const labels = labelsByLocale[language];
    const page = await newPage(browser, viewport);
    const name = await createCustomer(page, labels, `open.invited.${language}`);
    await openCheckout(page, labels, "big-legal-starter");
    await placeOrder(page, labels);
    await press(page, labels.pay);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(labels.thanks);
    await expect(page.locator("[data-state=preparing]")).toContainText(words.thanks);
    const progress = page.locator("[data-workspace]");
    await expect(progress.locator("[aria-current=step]")).toContainText(words.due);
    await expectAccessible(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);

    // The page of the package, and the card in the list.
    const order = page.url();
    await page.getByRole("link", { name: labels.prepare }).click();
    await hydrated(page, "account-packages");
    const view = page.locator("[data-island=account-packages]");
    await expect(view).toContainText(words.prepared);
    await expect(view).toContainText(words.step);
    await expect(view.getByRole("button", { name: words.open })).toHaveCount(0);
    await expectAccessible(page);
    const number = (await view.getByRole("link", { name: /^ORD-/ }).textContent())!;
    await page.goto(`${labels.prefix}/account/packages`);
    await expect(view.locator("article")).toContainText(words.preparing);
    await expect(view.locator("article")).toContainText(words.card);

    // The team is told what to do, and says that it is done; the open page of the order moves by itself.
    await expect
      .poll(async () => (await waitForMails("sales@bigsuite.example")).map((mail) => mail.subject))
      .toContain(`Siapkan ruang kerja: pesanan ${number}`);
    await page.goto(order);
    await expect(progress).toHaveAttribute("data-workspace", "preparing");
    await hydrated(page, "payment-order");
    const calls = await staffCalls("sales");
    const path = `/api/admin/orders/${order.split("/").at(-1)}`;
    const { data } = await (await calls.get(path)).json();
    expect(data.workspace).toMatchObject({ state: "preparing", late: false });
    expect((await calls.post(`${path}/workspace-opened`, { data: { version: data.version } })).status()).toBe(200);
    await expect(progress).toHaveAttribute("data-workspace", "open");
    await expect(progress).toContainText(words.started);
    await expect(page.locator("[data-state=paid]")).toBeVisible();
    await expect
      .poll(async () => (await waitForMails(`${name}@example.id`)).map((mail) => mail.subject))
      .toContain(words.ready);
    await page.goto(`${labels.prefix}/account/packages`);
    await expect(view.locator("article").getByText(words.active, { exact: true })).toBeVisible();
    await calls.dispose();
    await page.context().close();
  });
}
