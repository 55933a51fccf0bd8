import { waitForMails } from "./support/mailbox.ts";
import { fillLogin, hydrated, linkIn, register, uniqueUsername } from "./support/people.ts";
import { variantsOf } from "./support/variants.ts";
import { cutOff, expect, type Page, refusal, test } from "./test.ts";

const labelsByLocale = {
  id: {
    prefix: "",
    renew: "Perpanjang",
    upgrade: "Naik paket",
    order: "Buat pesanan",
    more: "Tambah satu bulan",
    back: "Kembali ke paket saya",
    thanks: "Terima kasih, pembayaran Anda diterima",
    pay: "Bayar",
    renewing: "Perpanjang BigView Starter",
    notYours: "tidak ada di akun ini",
    logIn: "Masuk",
  },
  en: {
    prefix: "/en",
    renew: "Renew",
    upgrade: "Upgrade",
    order: "Place order",
    more: "One month more",
    back: "Back to my packages",
    thanks: "Thank you, your payment has arrived",
    pay: "Pay",
    renewing: "Renew BigView Starter",
    notYours: "is not in this account",
    logIn: "Log in",
  },
};
type Labels = (typeof labelsByLocale)["id"];

const buyer = { name: "PT Rempah Timur", address: "Jalan Pemuda 21, Semarang" };
const total = (page: Page) => page.locator("[data-total]");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Calls the API with the login of the page. */
async function call<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const result = await page.evaluate(
    async ({ method, path, data }) => {
      const token = localStorage.getItem("token");
      const response = await fetch(`/api${path}`, {
        method,
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": crypto.randomUUID(),
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        ...(data && { body: JSON.stringify(data) }),
      });
      return { status: response.status, body: await response.json() };
    },
    { method, path, data },
  );
  if (result.status >= 300) throw new Error(`${method} ${path}: ${result.status} ${JSON.stringify(result.body)}`);
  return result.body as T;
}

/** Registers and logs in a customer with one month of BigView Starter, and returns the subscription. */
async function createSubscriber(page: Page, labels: Labels, name: string): Promise<string> {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto(`${labels.prefix}/auth/login`);
  await register(page, name);
  const [mail] = await waitForMails(`${name}@example.id`);
  await call(page, "POST", "/auth/verify-email", { token: linkIn(mail!.text).split("#")[1] });
  await logInAs(page, labels, name);
  await page.waitForURL((url) => !url.pathname.includes("/auth/"));
  const choice = { package_id: "big-view-starter", months: 1, payment_method: "mandiri_va" };
  const { data: quote } = await call<{ data: { total: number } }>(page, "POST", "/quotes", choice);
  const order = { ...choice, expected_total: quote.total, locale: "id", buyer };
  const placed = await call<{ data: { id: string; payment: { reference: string } } }>(page, "POST", "/orders", order);
  await call(page, "POST", `/simulator/payments/${placed.data.payment.reference}/pay`);
  const owned = () =>
    call<{ data: { user_package: { subscription: string }[] } }>(page, "GET", "/transaction/current-package");
  await expect.poll(async () => (await owned()).data.user_package.length).toBe(1);
  return (await owned()).data.user_package[0]!.subscription;
}

async function logInAs(page: Page, { logIn }: Labels, name: string) {
  await hydrated(page, "login");
  await fillLogin(page, name);
  await page.locator("form").getByRole("button", { name: logIn, exact: true }).click();
}

for (const [language, viewport, prefix] of variantsOf("renewal by a reminder", [
  ["id", { width: 360, height: 740 }, ""],
  ["en", { width: 1280, height: 800 }, "/en/v2"],
] as const)) {
  test(`a reminder's link renews a package for three months after a login (${language}, ${viewport.width} px)`, async ({
    browser,
    allowErrors,
  }) => {
    allowErrors(refusal(401, "/transaction/current-package"), refusal(401, "/auth/token"), cutOff);
    const labels = { ...labelsByLocale[language], prefix };
    const name = uniqueUsername(`renew.${language}`);
    const page = await (await browser.newContext({ viewport })).newPage();
    const subscription = await createSubscriber(page, labels, name);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.goto(`${prefix}/account/packages?renew=${subscription}`);
    await expect(page).toHaveURL(/\/auth\/login$/);
    await logInAs(page, labels, name);
    await page.waitForURL(`**/account/packages?renew=${subscription}`);

    await expect(page.getByRole("heading", { name: labels.renewing })).toBeFocused();
    await press(page, labels.more);
    await press(page, labels.more);
    await expect(total(page)).toHaveAttribute("data-total", "1998000");
    await expect(page.locator("#buyer-name")).toHaveValue(buyer.name);
    await expect(page.locator("#buyer-address")).toHaveValue(buyer.address);
    const until = await page.locator("[data-until]").getAttribute("data-until");
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);

    // The order is not sent before the invoice has a name and an address.
    await page.locator("#buyer-address").fill("");
    await press(page, labels.order);
    await expect(page.locator("#buyer-address-error")).toBeVisible();
    await page.locator("#buyer-address").fill(buyer.address);

    // A second click after a lost response still places one order.
    const keys = new Set<string | undefined>();
    let attempts = 0;
    await page.route("**/renew", async (route) => {
      keys.add(route.request().headers()["idempotency-key"]);
      if (++attempts > 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await press(page, labels.order);
    await expect(page.getByRole("alert").first()).toBeVisible();
    await press(page, labels.order);
    await page.waitForURL(new RegExp(`${prefix}/payment/[0-9a-f-]{36}$`));
    expect([keys.size, attempts]).toEqual([1, 3]);
    await hydrated(page, "payment-order");
    await press(page, labels.pay);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(labels.thanks);
    const { data } = await call<{ data: { kind: string; months: number }[] }>(page, "GET", "/orders");
    expect(data.map(({ kind, months }) => [kind, months])).toEqual([
      ["renewal", 3],
      ["purchase", 1],
    ]);
    // The day that was shown before payment is the last day of the package.
    const owned = await call<{ data: { user_package: { ends_at: string }[] } }>(
      page,
      "GET",
      "/transaction/current-package",
    );
    const end = Date.parse(owned.data.user_package[0]!.ends_at);
    expect(new Date(end + 7 * 3_600_000 - 1).toISOString().slice(0, 10)).toBe(until);
    await page.context().close();
  });
}

test("an upgrade costs the difference, and a changed price has to be confirmed again", async ({
  page,
  allowErrors,
}) => {
  allowErrors(refusal(409, "/subscriptions/[^/]+/upgrade"));
  const labels = labelsByLocale.en;
  const subscription = await createSubscriber(page, labels, uniqueUsername("upgrade.person"));
  await page.goto("/en/account/packages");
  await press(page, labels.upgrade);
  await expect(page).toHaveURL(`/en/account/packages?upgrade=${subscription}`);
  await expect(page.getByRole("heading", { name: "Upgrade from BigView Starter" })).toBeFocused();
  const growth = Number(await total(page).getAttribute("data-total"));
  await page.locator("input[value=big-view-business]").check();
  await expect.poll(async () => Number(await total(page).getAttribute("data-total"))).toBeGreaterThan(growth);
  await page.locator("input[value=big-view-growth]").check();
  await expect(total(page)).toHaveAttribute("data-total", String(growth));

  await page.goBack();
  await expect(page.getByRole("button", { name: labels.upgrade, exact: true })).toBeFocused();
  await page.goForward();
  await page.locator("#buyer-address").fill(buyer.address);
  await expect(total(page)).toHaveAttribute("data-total", String(growth));
  await page.route("**/upgrade", (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), expected_total: 1 } }),
  );
  await press(page, labels.order);
  await expect(page.getByRole("alert").first()).toContainText("The price has changed");
  await page.unroute("**/upgrade");
  await press(page, labels.order);
  await page.waitForURL(/\/en\/payment\/[0-9a-f-]{36}$/);
  await hydrated(page, "payment-order");
  await press(page, labels.pay);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(labels.thanks);
  await page.goto("/en/account/packages");
  await expect(page.locator("[data-island=account-packages]")).toContainText("BigView Growth");

  // Each invoice has a download button with its own name.
  await page.goto("/en/account/invoices");
  await expect(page.getByRole("button", { name: /^Download invoice INV\W/ })).toHaveCount(2);
});

test("a link for another person's package shows a message and the person's own packages", async ({ page }) => {
  await createSubscriber(page, labelsByLocale.id, uniqueUsername("stranger.person"));
  await page.goto("/account/packages?renew=3e0c1a52-2f41-4b57-9f0c-7f5f1b7c0a11");
  await expect(page.getByText(labelsByLocale.id.notYours)).toBeVisible();
  await expect(page.getByRole("heading", { name: "BigView Starter" })).toBeVisible();
});

test("a renewal with a voucher that was not applied first shows its result, and stopping the reminders moves the focus to the message", async ({
  page,
}) => {
  const subscription = await createSubscriber(page, labelsByLocale.en, uniqueUsername("stop.person"));
  await page.goto(`/en/account/packages?renew=${subscription}`);
  await page.locator("#buyer-address").fill(buyer.address);
  await expect(total(page)).toBeVisible();
  await page.locator("#voucher-code").fill("hemat3");
  await press(page, labelsByLocale.en.order);
  const notice = page.getByRole("alert").first();
  await expect(notice).toContainText("at least 3 months. The total is now Rp666,000");
  await expect(notice).toBeFocused();

  await press(page, labelsByLocale.en.back);
  await expect(page.getByRole("button", { name: labelsByLocale.en.renew, exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Stop reminding me" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Nothing is ever debited automatically");
  await press(page, "Stop the reminders");
  const message = page.getByRole("status").and(page.locator(":focus"));
  await expect(message).toContainText("Reminders stopped");
  await press(page, "Remind me again");
  await expect(message).toContainText("We will remind you again");
});
