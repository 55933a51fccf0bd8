import { waitForMails } from "./mailbox.ts";
import { fillRegistration, linkIn, person } from "./people.ts";
import { customer, expect, newPage, placeOrder, press, toCheckout, total, words } from "./shop-journey.ts";
import { cutOff, refusal, test } from "./test.ts";

test("a changed price is shown and asked again, and a lost answer buys once", async ({ browser, allowErrors }) => {
  allowErrors(refusal(409, "/orders"), cutOff);
  test.setTimeout(90_000);
  const say = words.en;
  const page = await newPage(browser);
  await customer(page, say, "rahma.retry");
  await toCheckout(page, say, "big-view-starter");
  await page.locator("#buyer-address").fill("Jalan Pemuda 21, Semarang");

  // The price the browser saw is another one than the server's.
  await page.route("**/api/orders", async (route) => {
    const body = { ...route.request().postDataJSON(), expected_total: 1 };
    await route.continue({ postData: body });
  });
  await press(page, say.order);
  await expect(page.getByRole("alert")).toContainText("The price has changed");
  await page.unroute("**/api/orders");

  const keys = new Set<string | undefined>();
  let answers = 0;
  await page.route("**/api/orders", async (route) => {
    keys.add(route.request().headers()["idempotency-key"]);
    // The order arrives and is stored; only its answer is lost, twice.
    if (++answers > 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await press(page, say.order);
  await expect(page.getByRole("alert").filter({ hasText: "cannot be reached" })).toBeVisible();
  await press(page, say.order);
  await page.waitForURL(/\/payment\/[0-9a-f-]{36}$/);
  expect(keys.size).toBe(1);
  await page.goto("/en/account/invoices");
  await expect(page.locator("[data-island=account-invoices] li")).toHaveCount(1);
  await page.context().close();
});

test("a provider that is down, an address not verified: said, and nothing is lost", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(409, "/orders"), refusal(502, "/orders"));
  test.setTimeout(90_000);
  const say = words.id;
  const page = await newPage(browser);
  await page.goto("/auth/register");
  const name = person("rahma.unverified");
  await fillRegistration(page, say, name);
  await toCheckout(page, say, "big-builder-starter");
  await page.locator("#buyer-address").fill("Jalan Pemuda 21, Semarang");
  await page.locator("#buyer-npwp").fill("12");
  await press(page, say.order);
  await expect(page.locator("#buyer-npwp-error")).toContainText("16");
  await page.locator("#buyer-npwp").fill("0123 4567 8901 2345");
  await press(page, say.order);
  await expect(page.getByRole("alert")).toContainText(`${name}@example.id`);
  await press(page, "Kirim ulang tautan");
  await expect(page.getByText("Tautan baru sudah dikirim")).toBeVisible();

  const mails = await waitForMails(`${name}@example.id`, 2);
  const other = await page.context().newPage();
  await other.goto(linkIn(mails.at(-1)!.text));
  await expect(other.getByRole("link", { name: say.toPay })).toBeVisible();
  await other.close();

  await page.route("**/api/orders", (route) =>
    route.fulfill({
      status: 502,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "x", title: "x", status: 502, code: "payment_provider_unavailable" }),
    }),
  );
  await press(page, say.order);
  await expect(page.getByRole("alert")).toContainText("tidak ada uang yang ditarik");
  await page.unroute("**/api/orders");
  await expect(page.locator("#buyer-npwp")).toHaveValue("0123 4567 8901 2345");
  await press(page, say.order);
  await page.waitForURL(/\/payment\/[0-9a-f-]{36}$/);
  await page.context().close();
});

test("what the bank can do to an order, each told in its own words", async ({ browser }) => {
  test.setTimeout(120_000);
  const say = words.en;
  const page = await newPage(browser);
  await customer(page, say, "rahma.bank");
  for (const [played, state] of [
    ["Pay late", "review"],
    ["Pay Rp1,000 too little", "review"],
    ["Refuse", "denied"],
    ["Let time run out", "expired"],
    ["Pay twice", "paid"],
  ] as const) {
    await toCheckout(page, say, "big-view-starter");
    await placeOrder(page, say);
    await page.locator("[data-state=awaiting]").waitFor();
    await press(page, played);
    await expect(page.locator(`[data-state=${state}]`)).toBeVisible();
  }
  // Money that was settled can be taken back by the bank.
  await press(page, "Refuse");
  await expect(page.locator("[data-state=reversed]")).toBeVisible();

  await toCheckout(page, say, "big-query-starter");
  await placeOrder(page, say);
  await press(page, "Cancel order");
  await page.getByRole("dialog").getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.locator("[data-state=cancelled]")).toBeVisible();
  await page.context().close();
});

test("a larger package of the same product is an upgrade for the difference, or follows on", async ({ browser }) => {
  test.setTimeout(90_000);
  const say = words.en;
  const page = await newPage(browser);
  await customer(page, say, "rahma.upgrade");
  await toCheckout(page, say, "big-view-starter");
  await placeOrder(page, say);
  await press(page, say.pay);
  await page.locator("[data-state=paid]").waitFor();

  await toCheckout(page, say, "big-view-growth");
  await page.getByLabel("After BigView Starter ends").check();
  await expect(total(page)).toHaveText(say.rupiah("2.109.000"));
  await page.getByLabel("Now, in place of BigView Starter").check();
  await expect(page.getByText("Upgrade to BigView Growth until")).toBeVisible();
  expect(Number(await total(page).getAttribute("data-total"))).toBeLessThan(1_500_000);
  await placeOrder(page, say);
  await press(page, say.pay);
  await page.locator("[data-state=paid]").waitFor();
  await page.getByRole("link", { name: say.package }).click();
  await expect(page.locator("[data-island=account-packages]")).toContainText("BigView Growth");
  await page.context().close();
});

test("an order once opened stays readable without a network, and another's is not found", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(cutOff, refusal(401, "/(auth/token|orders/.*)"), refusal(404, "/orders/.*"));
  test.setTimeout(90_000);
  const say = words.id;
  const page = await newPage(browser);
  await customer(page, say, "rahma.offline");
  await toCheckout(page, say, "big-spider-starter");
  await placeOrder(page, say);
  await page.locator("[data-state=awaiting]").waitFor();
  const address = page.url();
  await page.route("**/api/orders/**", (route) => route.abort("internetdisconnected"));
  await page.reload();
  await expect(page.getByText("Anda sedang luring")).toBeVisible();
  await expect(page.locator('[data-value="70012"]')).toBeVisible();
  await page.unroute("**/api/orders/**");

  const stranger = await newPage(browser);
  await stranger.goto(address);
  await expect(stranger).toHaveURL(/\/auth\/login$/);
  await customer(stranger, say, "rahma.stranger");
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Pesanan ini tidak ditemukan");
  await stranger.context().close();
  await page.context().close();
});
