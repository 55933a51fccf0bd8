import { waitForMails } from "./support/mailbox.ts";
import { customer, hydrated } from "./support/people.ts";
import { expect, expectAccessible, newPage, placeOrder, press, toCheckout, words } from "./support/shop-journey.ts";
import { type Page, test } from "./test.ts";

type Words = (typeof words)["id"];

/** Buys a package and follows the way from the paid order to its page. */
async function buy(page: Page, say: Words, packageId: string) {
  await toCheckout(page, say, packageId);
  await placeOrder(page, say);
  await press(page, say.pay);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.thanks);
  // The mark above the heading is not under the bar.
  const mark = await page.locator("[data-state=paid] svg").first().boundingBox();
  const bar = await page.locator("header").first().boundingBox();
  expect(mark!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  await page.getByRole("link", { name: say.package }).click();
  await hydrated(page, "account-packages");
}

for (const [language, viewport, open] of [
  ["id", { width: 360, height: 740 }, "Buka BigQuery"],
  ["en", { width: 1280, height: 800 }, "Open BigQuery"],
] as const) {
  test(`a product that was bought opens with a form post (${language}, ${viewport.width} px)`, async ({ browser }) => {
    test.setTimeout(120_000);
    const say = words[language];
    const page = await newPage(browser, viewport);
    const name = await customer(page, say, `open.${language}`);
    await buy(page, say, "big-query-starter");
    await expect(page).toHaveURL(`${say.prefix}/account/packages?product=big-query`);
    await page.reload();
    await expect(page.getByRole("heading", { name: "BigQuery Starter" })).toBeFocused();
    await expectAccessible(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);

    await press(page, open);
    // The address holds no secret, and neither does what the page before it tells.
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

test("a product without an application: the page says how access comes, and the team is told", async ({ browser }) => {
  test.setTimeout(120_000);
  const say = words.id;
  const page = await newPage(browser, { width: 360, height: 740 });
  const name = await customer(page, say, "open.invited");
  await buy(page, say, "big-legal-starter");
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
