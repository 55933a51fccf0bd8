import { mailsTo, waitForMails } from "./support/mailbox.ts";
import { customer, fillRegistration, hydrated, linkIn, person } from "./support/people.ts";
import {
  expect,
  expectAccessible,
  newPage,
  placeOrder,
  press,
  toCheckout,
  total,
  words,
} from "./support/shop-journey.ts";
import { cutOff, type Page, refusal, test } from "./test.ts";

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
  // Said before anything is filled in, without taking the focus.
  await expect(page.getByText("Verifikasi surel Anda dulu")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
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
  const name = await customer(page, say, "rahma.bank");
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
    const money = page.locator("[data-money]");
    if (played === "Pay late") await expect(money).toContainText("arrived after the order had been closed");
    if (played === "Pay Rp1,000 too little") {
      await expect(money).toContainText("Asked forRp666,000");
      await expect(money).toContainText("WIBRp665,000");
      await expect(money).toContainText("Rp1,000 less than the amount asked for");
      await expectAccessible(page);
    }
    if (played === "Pay twice") await expect(money).toContainText("The extra Rp666,000 remains yours");
  }
  // Whoever asks about it need not look up the order's number, and keeps what was written before.
  const number = (await page
    .getByText(/^ORD-\d{6}-\d+$/)
    .first()
    .textContent())!;
  const island = page.locator("[data-island=payment-order]");
  await island.getByRole("link", { name: "Contact us", exact: true }).click();
  await expect(page.locator("#message")).toHaveValue(`About order ${number}:\n`);
  await expect(page.locator("#product")).toHaveValue("big-view");
  await expect
    .poll(async () => (await mailsTo(`${name}@example.id`)).map(({ subject }) => subject), { timeout: 45_000 })
    .toEqual(
      expect.arrayContaining([`Overpayment for ${number}`, expect.stringMatching(/^We are checking your payment/)]),
    );
  await page.goBack();
  // Money that was settled can be taken back by the bank.
  await press(page, "Refuse");
  await expect(page.locator("[data-state=reversed]")).toBeVisible();

  await toCheckout(page, say, "big-query-starter");
  await placeOrder(page, say);
  await press(page, "Cancel order");
  await page.getByRole("dialog").getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.locator("[data-state=cancelled]")).toBeVisible();
  await expect(page.locator("[data-state=cancelled]")).not.toContainText("Voucher");

  // The list tells what became of each, and each can be opened; the same package can be ordered again.
  await page.goto("/en/account/invoices");
  const rows = page.locator("[data-island=account-invoices] li");
  await expect(rows).toHaveCount(6);
  for (const [row, what] of [
    ["BigQuery Starter, 1 month", "Cancelled"],
    ["BigView Starter, 1 month", "Out of time"],
    ["BigView Starter, 1 month", "Refused by the bank"],
  ] as const)
    await expect(rows.filter({ hasText: row }).filter({ hasText: what })).toHaveCount(1);
  await rows.filter({ hasText: "Cancelled" }).getByRole("link", { name: "See order" }).click();
  await page.getByRole("link", { name: "Order again" }).click();
  await hydrated(page, "payment");
  await expect(page.locator("[data-island=payment]")).toContainText("BigQuery Starter");
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

test("an order once opened can be reloaded without a network until log-out, and another's is not found", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(cutOff, refusal(401, "/(auth/token|orders/.*)"), refusal(404, "/orders/.*"));
  test.setTimeout(120_000);
  const say = words.id;
  const page = await newPage(browser);
  await customer(page, say, "rahma.offline");
  await toCheckout(page, say, "big-spider-starter");
  expect(await workerTraces(page), "nothing before an order is opened").toEqual([0, 0]);
  await placeOrder(page, say);
  await page.locator("[data-state=awaiting]").waitFor();
  const address = page.url();
  const { pathname } = new URL(address);
  const context = page.context();
  for (const [prefix, age, offline, retry] of [
    ["", /^Terakhir diperbarui \d\d\.\d\d WIB, tanpa sambungan/, "Anda sedang tidak tersambung", "Coba lagi"],
    ["/en", /^Last updated \d\d:\d\d WIB, without a connection/, "You are not connected", "Try again"],
  ] as const) {
    await page.goto(prefix + pathname);
    await page.locator("[data-state=awaiting]").waitFor();
    await expect.poll(() => isStored(page, `${prefix}/payment/-`)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(age)).toBeVisible();
    await expect(page.locator('[data-value="70012"]')).toBeVisible();
    await page.goto(`${prefix}/about-us`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(offline);
    await context.setOffline(false);
    // Online again, the page itself is answered and never the stored one.
    await page.getByRole("link", { name: retry }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(offline);
    await expect(page).toHaveURL(`${prefix}/about-us`);
  }

  const stranger = await newPage(browser);
  await stranger.goto(address);
  await expect(stranger).toHaveURL(/\/auth\/login$/);
  await customer(stranger, say, "rahma.stranger");
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Pesanan ini tidak ditemukan");
  await stranger.context().close();

  await page.goto("/account");
  await hydrated(page, "account-log-out");
  await press(page, "Keluar");
  await expect(page).toHaveURL("/");
  expect(await workerTraces(page), "nothing of the order after log-out").toEqual([0, 0]);
  await page.context().close();
});

/** Whether the service worker stored a page, which it does last of all it needs. */
const isStored = (page: Page, pathname: string) =>
  page.evaluate(async (it) => (await caches.match(it, { ignoreVary: true })) !== undefined, pathname);

/** How many service workers and caches the browser has for the site. */
const workerTraces = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);
