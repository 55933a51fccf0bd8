import { waitForMails } from "./support/mailbox.ts";
import { hydrated, linkIn, password, person, register } from "./support/people.ts";
import { cutOff, expect, type Page, refusal, test } from "./test.ts";

const words = {
  id: {
    prefix: "",
    renew: "Perpanjang",
    upgrade: "Naikkan paket",
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
type Words = (typeof words)["id"];

const buyer = { name: "PT Rempah Timur", address: "Jalan Pemuda 21, Semarang" };
const total = (page: Page) => page.locator("[data-total]");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A call of the API with the login of the page. */
async function call<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const answer = await page.evaluate(
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
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as T;
}

/** Somebody logged in for whom BigView Starter runs for a month. */
async function customer(page: Page, { prefix, logIn }: Words, name: string): Promise<string> {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto(`${prefix}/auth/login`);
  await register(page, name);
  const [mail] = await waitForMails(`${name}@example.id`);
  await call(page, "POST", "/auth/verify-email", { token: linkIn(mail!.text).split("#")[1] });
  await logInAs(page, { prefix, logIn } as Words, name);
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

async function logInAs(page: Page, { logIn }: Words, name: string) {
  await hydrated(page, "login");
  await page.locator("#login-identifier").fill(name);
  await page.locator("#login-password").fill(password);
  await page.locator("form").getByRole("button", { name: logIn, exact: true }).click();
}

for (const [language, viewport, prefix] of [
  ["id", { width: 360, height: 740 }, ""],
  ["en", { width: 1280, height: 800 }, "/en/v2"],
] as const) {
  test(`three more months from a reminder's link, after a login (${language}, ${viewport.width} px)`, async ({
    browser,
    allowErrors,
  }) => {
    test.setTimeout(120_000);
    allowErrors(refusal(401, "/transaction/current-package"), refusal(401, "/auth/token"), cutOff);
    const say = { ...words[language], prefix };
    const name = person(`renew.${language}`);
    const page = await (await browser.newContext({ viewport })).newPage();
    const subscription = await customer(page, say, name);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.goto(`${prefix}/account/packages?renew=${subscription}`);
    await expect(page).toHaveURL(/\/auth\/login$/);
    await logInAs(page, say, name);
    await page.waitForURL(`**/account/packages?renew=${subscription}`);

    await expect(page.getByRole("heading", { name: say.renewing })).toBeFocused();
    await press(page, say.more);
    await press(page, say.more);
    await expect(total(page)).toHaveAttribute("data-total", "1998000");
    await expect(page.locator("#buyer-name")).toHaveValue(buyer.name);
    await expect(page.locator("#buyer-address")).toHaveValue(buyer.address);
    const until = await page.locator("[data-until]").getAttribute("data-until");
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);

    // Nothing is sent before the invoice has a name and an address.
    await page.locator("#buyer-address").fill("");
    await press(page, say.order);
    await expect(page.locator("#buyer-address-error")).toBeVisible();
    await page.locator("#buyer-address").fill(buyer.address);

    // A lost answer, pressed again: one order.
    const keys = new Set<string | undefined>();
    let answers = 0;
    await page.route("**/renew", async (route) => {
      keys.add(route.request().headers()["idempotency-key"]);
      if (++answers > 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await press(page, say.order);
    await expect(page.getByRole("alert").first()).toBeVisible();
    await press(page, say.order);
    await page.waitForURL(new RegExp(`${prefix}/payment/[0-9a-f-]{36}$`));
    expect([keys.size, answers]).toEqual([1, 3]);
    await hydrated(page, "payment-order");
    await press(page, say.pay);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.thanks);
    const { data } = await call<{ data: { kind: string; months: number }[] }>(page, "GET", "/orders");
    expect(data.map(({ kind, months }) => [kind, months])).toEqual([
      ["renewal", 3],
      ["purchase", 1],
    ]);
    // The day that was shown before paying is the last one.
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

test("a dearer package for the difference, and a changed price asked again", async ({ page, allowErrors }) => {
  test.setTimeout(120_000);
  allowErrors(refusal(409, "/subscriptions/[^/]+/upgrade"));
  const say = words.en;
  const subscription = await customer(page, say, person("upgrade.person"));
  await page.goto("/en/account/packages");
  await press(page, say.upgrade);
  await expect(page).toHaveURL(`/en/account/packages?upgrade=${subscription}`);
  await expect(page.getByRole("heading", { name: "Upgrade BigView Starter" })).toBeFocused();
  const growth = Number(await total(page).getAttribute("data-total"));
  await page.locator("input[value=big-view-business]").check();
  await expect.poll(async () => Number(await total(page).getAttribute("data-total"))).toBeGreaterThan(growth);
  await page.locator("input[value=big-view-growth]").check();
  await expect(total(page)).toHaveAttribute("data-total", String(growth));

  await page.goBack();
  await expect(page.getByRole("button", { name: say.upgrade, exact: true })).toBeFocused();
  await page.goForward();
  await page.locator("#buyer-address").fill(buyer.address);
  await expect(total(page)).toHaveAttribute("data-total", String(growth));
  await page.route("**/upgrade", (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), expected_total: 1 } }),
  );
  await press(page, say.order);
  await expect(page.getByRole("alert").first()).toContainText("The price has changed");
  await page.unroute("**/upgrade");
  await press(page, say.order);
  await page.waitForURL(/\/en\/payment\/[0-9a-f-]{36}$/);
  await hydrated(page, "payment-order");
  await press(page, say.pay);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.thanks);
  await page.goto("/en/account/packages");
  await expect(page.locator("[data-island=account-packages]")).toContainText("BigView Growth");

  // Each of the invoices has a button of its own name.
  await page.goto("/en/account/invoices");
  await expect(page.getByRole("button", { name: /^Download invoice INV\W/ })).toHaveCount(2);
});

test("a link for somebody else's package says so and shows one's own", async ({ page }) => {
  test.setTimeout(60_000);
  await customer(page, words.id, person("stranger.person"));
  await page.goto("/account/packages?renew=3e0c1a52-2f41-4b57-9f0c-7f5f1b7c0a11");
  await expect(page.getByText(words.id.notYours)).toBeVisible();
  await expect(page.getByRole("heading", { name: "BigView Starter" })).toBeVisible();
});

test("a voucher only typed stops a renewal until its outcome is seen; ending a package leaves the focus at the word of it", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const subscription = await customer(page, words.en, person("stop.person"));
  await page.goto(`/en/account/packages?renew=${subscription}`);
  await page.locator("#buyer-address").fill(buyer.address);
  await expect(total(page)).toBeVisible();
  await page.locator("#voucher-code").fill("hemat3");
  await press(page, words.en.order);
  const notice = page.getByRole("alert").first();
  await expect(notice).toContainText("at least 3 months. The total is now Rp666,000");
  await expect(notice).toBeFocused();

  await press(page, words.en.back);
  await expect(page.getByRole("button", { name: words.en.renew, exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Nothing is ever debited automatically");
  await press(page, "Stop it");
  const message = page.getByRole("status").and(page.locator(":focus"));
  await expect(message).toContainText("Subscription stopped");
  await press(page, "Resume subscription");
  await expect(message).toContainText("Subscription resumed");
});
