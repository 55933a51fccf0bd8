import { mailsTo, waitForMails } from "./support/mailbox.ts";
import { createCustomer, fillRegistration, hydrated, linkIn, uniqueUsername } from "./support/people.ts";
import {
  expectAccessible,
  labelsByLocale,
  newPage,
  openCheckout,
  placeOrder,
  press,
  total,
} from "./support/shop-journey.ts";
import { cutOff, expect, type Page, refusal, test } from "./test.ts";

test("a changed price is shown and has to be confirmed again, and a lost response leads to one order", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(409, "/orders"), cutOff);
  const labels = labelsByLocale.en;
  const page = await newPage(browser);
  await createCustomer(page, labels, "rahma.retry");
  await openCheckout(page, labels, "big-view-starter");
  await page.locator("#buyer-address").fill("Jalan Pemuda 21, Semarang");

  // The browser sends another price than the server's.
  await page.route("**/api/orders", async (route) => {
    const body = { ...route.request().postDataJSON(), expected_total: 1 };
    await route.continue({ postData: body });
  });
  await press(page, labels.order);
  await expect(page.getByRole("alert")).toContainText("The price has changed");
  await page.unroute("**/api/orders");

  const keys = new Set<string | undefined>();
  let attempts = 0;
  await page.route("**/api/orders", async (route) => {
    keys.add(route.request().headers()["idempotency-key"]);
    // The order arrives and is stored; only its response is lost, twice.
    if (++attempts > 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await press(page, labels.order);
  await expect(page.getByRole("alert").filter({ hasText: "cannot reach the server" })).toBeVisible();
  await press(page, labels.order);
  await page.waitForURL(/\/payment\/[0-9a-f-]{36}$/);
  expect(keys.size).toBe(1);
  await page.goto("/en/account/invoices");
  await expect(page.locator("[data-island=account-invoices] li")).toHaveCount(1);
  await page.context().close();
});

test("an unverified address and an unavailable payment provider are shown, and the entered values remain", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(409, "/orders"), refusal(502, "/orders"));
  const labels = labelsByLocale.id;
  const page = await newPage(browser);
  await page.goto("/auth/register");
  const name = uniqueUsername("rahma.unverified");
  await fillRegistration(page, labels, name);
  await openCheckout(page, labels, "big-builder-starter");
  // Shown before anything is filled in, without moving the focus.
  await expect(page.getByText("Verifikasi surel Anda dulu")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.locator("#buyer-address").fill("Jalan Pemuda 21, Semarang");
  await page.locator("#buyer-npwp").fill("12");
  await press(page, labels.order);
  await expect(page.locator("#buyer-npwp-error")).toContainText("16");
  await page.locator("#buyer-npwp").fill("0123 4567 8901 2345");
  await press(page, labels.order);
  await expect(page.getByRole("alert")).toContainText(`${name}@example.id`);
  await press(page, "Kirim ulang tautan");
  await expect(page.getByText("Tautan baru sudah dikirim")).toBeVisible();

  const mails = await waitForMails(`${name}@example.id`, 2);
  const other = await page.context().newPage();
  await other.goto(linkIn(mails.at(-1)!.text));
  await expect(other.getByRole("link", { name: labels.toPay })).toBeVisible();
  await other.close();

  await page.route("**/api/orders", (route) =>
    route.fulfill({
      status: 502,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "x", title: "x", status: 502, code: "payment_provider_unavailable" }),
    }),
  );
  await press(page, labels.order);
  await expect(page.getByRole("alert")).toContainText("tidak ada uang yang ditarik");
  await page.unroute("**/api/orders");
  await expect(page.locator("#buyer-npwp")).toHaveValue("0123 4567 8901 2345");
  await press(page, labels.order);
  await page.waitForURL(/\/payment\/[0-9a-f-]{36}$/);
  await page.context().close();
});

test("each result of a bank payment has its own message", async ({ browser }) => {
  const labels = labelsByLocale.en;
  const page = await newPage(browser);
  const name = await createCustomer(page, labels, "rahma.bank");
  for (const [action, state] of [
    ["Pay late", "review"],
    ["Pay Rp1,000 too little", "review"],
    ["Decline", "denied"],
    ["Let it expire", "expired"],
    ["Pay twice", "paid"],
  ] as const) {
    await openCheckout(page, labels, "big-view-starter");
    await placeOrder(page, labels);
    await page.locator("[data-state=awaiting]").waitFor();
    await press(page, action);
    await expect(page.locator(`[data-state=${state}]`)).toBeVisible();
    const paymentNote = page.locator("[data-money]");
    if (action === "Pay late") await expect(paymentNote).toContainText("arrived after the order had been closed");
    if (action === "Pay Rp1,000 too little") {
      await expect(paymentNote).toContainText("Amount dueRp666,000");
      await expect(paymentNote).toContainText("Jakarta timeRp665,000");
      await expect(paymentNote).toContainText("Rp1,000 less than the amount due");
      await expectAccessible(page);
    }
    if (action === "Pay twice") await expect(paymentNote).toContainText("The extra Rp666,000 remains yours");
  }
  // The request to the team is about this order.
  const number = (await page
    .getByText(/^ORD-\d{6}-\d+$/)
    .first()
    .textContent())!;
  const island = page.locator("[data-island=payment-order]");
  await island.getByRole("link", { name: "Contact us", exact: true }).click();
  await expect(page.locator("#help-order option:checked")).toHaveText(`${number} · BigView Starter`);
  await expect(page.locator("#help-topic")).toHaveValue("payment");
  await expect
    .poll(async () => (await mailsTo(`${name}@example.id`)).map(({ subject }) => subject))
    .toEqual(
      expect.arrayContaining([`Overpayment for ${number}`, expect.stringMatching(/^We are checking your payment/)]),
    );
  await page.goBack();
  // A bank can reverse a settled payment.
  await press(page, "Decline");
  await expect(page.locator("[data-state=reversed]")).toBeVisible();

  await openCheckout(page, labels, "big-query-starter");
  await placeOrder(page, labels);
  await press(page, "Cancel order");
  await page.getByRole("dialog").getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.locator("[data-state=cancelled]")).toBeVisible();
  await expect(page.locator("[data-state=cancelled]")).not.toContainText("Voucher");

  // The list shows the state of each order. Each can be opened, and its package can be ordered again.
  await page.goto("/en/account/invoices");
  const rows = page.locator("[data-island=account-invoices] li");
  await expect(rows).toHaveCount(6);
  for (const [title, stateLabel] of [
    ["BigQuery Starter, 1 month", "Cancelled"],
    ["BigView Starter, 1 month", "Expired"],
    ["BigView Starter, 1 month", "Declined by the bank"],
  ] as const)
    await expect(rows.filter({ hasText: title }).filter({ hasText: stateLabel })).toHaveCount(1);
  await rows.filter({ hasText: "Cancelled" }).getByRole("link", { name: "See order" }).click();
  await page.getByRole("link", { name: "Order again" }).click();
  await hydrated(page, "payment");
  await expect(page.locator("[data-island=payment]")).toContainText("BigQuery Starter");
  await page.context().close();
});

test("a larger package of the same product is an upgrade for the difference or starts afterwards", async ({
  browser,
}) => {
  const labels = labelsByLocale.en;
  const page = await newPage(browser);
  await createCustomer(page, labels, "rahma.upgrade");
  await openCheckout(page, labels, "big-view-starter");
  await placeOrder(page, labels);
  await press(page, labels.pay);
  await page.locator("[data-state=paid]").waitFor();

  await openCheckout(page, labels, "big-view-growth");
  await page.getByLabel("After BigView Starter ends").check();
  await expect(total(page)).toHaveText(labels.rupiah("2.109.000"));
  await page.getByLabel("Now, replacing BigView Starter").check();
  await expect(page.getByText("Upgrade to BigView Growth until")).toBeVisible();
  expect(Number(await total(page).getAttribute("data-total"))).toBeLessThan(1_500_000);
  await placeOrder(page, labels);
  await press(page, labels.pay);
  await page.locator("[data-state=paid]").waitFor();
  await page.getByRole("link", { name: labels.package }).click();
  await expect(page.locator("[data-island=account-packages]")).toContainText("BigView Growth");
  await page.context().close();
});

test("an opened order can be reloaded offline until log-out, and another person's order is not found", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(cutOff, refusal(401, "/(auth/token|orders/.*)"), refusal(404, "/orders/.*"));
  const labels = labelsByLocale.id;
  const page = await newPage(browser);
  await createCustomer(page, labels, "rahma.offline");
  await openCheckout(page, labels, "big-spider-starter");
  expect(await countWorkersAndCaches(page), "nothing before an order is opened").toEqual([0, 0]);
  await placeOrder(page, labels);
  await page.locator("[data-state=awaiting]").waitFor();
  const address = page.url();
  const { pathname } = new URL(address);
  const context = page.context();
  for (const [prefix, age, offline, retry] of [
    ["", /^Terakhir diperbarui \d\d\.\d\d WIB, tanpa sambungan/, "Anda sedang tidak tersambung", "Coba lagi"],
    ["/en", /^Last updated \d\d:\d\d Jakarta time, without a connection/, "You are not connected", "Try again"],
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
    // Online again, the page itself is served and never the stored one.
    await page.getByRole("link", { name: retry }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(offline);
    await expect(page).toHaveURL(`${prefix}/about-us`);
  }

  const stranger = await newPage(browser);
  await stranger.goto(address);
  await expect(stranger).toHaveURL(/\/auth\/login$/);
  await createCustomer(stranger, labels, "rahma.stranger");
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Pesanan ini tidak ditemukan");
  await stranger.context().close();

  await page.goto("/account");
  await hydrated(page, "account-log-out");
  await press(page, "Keluar");
  await expect(page).toHaveURL("/");
  expect(await countWorkersAndCaches(page), "nothing of the order after log-out").toEqual([0, 0]);
  await page.context().close();
});

/** Returns whether the service worker has stored a page, which it stores last. */
const isStored = (page: Page, pathname: string) =>
  page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined, pathname);

/** Returns the numbers of service workers and caches that the browser has for the site. */
const countWorkersAndCaches = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);
