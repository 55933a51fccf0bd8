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

test("the page of a product without an application explains how access is given, and the team is notified", async ({
  browser,
}) => {
  const labels = labelsByLocale.id;
  const page = await newPage(browser, { width: 360, height: 740 });
  const name = await createCustomer(page, labels, "open.invited");
  await buy(page, labels, "big-legal-starter");
  const view = page.locator("[data-island=account-packages]");
  await expect(view).toContainText("Tim kami menyiapkan ruang kerja BigLegal Anda dalam satu hari kerja");
  await expect(view).toContainText("Tulis persoalan dalam dua kalimat");
  await expect(view.getByRole("button", { name: /^Buka BigLegal/ })).toHaveCount(0);
  await expectAccessible(page);
  const number = await view.getByRole("link", { name: /^ORD-/ }).textContent();
  await expect
    .poll(async () => (await waitForMails("sales@bigsuite.example")).map((mail) => mail.subject))
    .toContain(`Siapkan ruang kerja: pesanan ${number}`);
  await expect
    .poll(async () => (await waitForMails(`${name}@example.id`)).map((mail) => mail.text).join())
    .toContain("/account/packages?product=big-legal");
  await page.context().close();
});
