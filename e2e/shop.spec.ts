import { inflateSync } from "node:zlib";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, expect as expectSoon, type Page, test } from "@playwright/test";
import { waitForMails } from "./mailbox.ts";

// A purchase is many calls one after the other; a busy machine may take its time.
const expect = expectSoon.configure({ timeout: 20_000 });

const password = "becak ungu naik gunung";

const words = {
  id: {
    prefix: "",
    growth: "Pilih Growth",
    toPay: "Lanjut ke pembayaran",
    more: "Tambah satu bulan",
    apply: "Pakai",
    register: "Daftar",
    next: "Lanjutkan",
    create: "Buat akun",
    order: "Buat pesanan",
    pay: "Bayar",
    thanks: "Terima kasih, pembayaran Anda diterima",
    invoice: "Unduh tagihan (PDF)",
    package: "Buka paket saya",
    rupiah: (amount: string) => `Rp\u00a0${amount}`,
  },
  en: {
    prefix: "/en",
    growth: "Choose Growth",
    toPay: "Continue to payment",
    more: "One month more",
    apply: "Apply",
    register: "Register",
    next: "Continue",
    create: "Create account",
    order: "Place order",
    pay: "Pay",
    thanks: "Thank you, your payment has arrived",
    invoice: "Download invoice (PDF)",
    package: "Open my package",
    rupiah: (amount: string) => `Rp\u00a0${amount.replaceAll(".", ",")}`,
  },
};
type Words = (typeof words)["id"];

const awake = (page: Page, island: string) => page.locator(`[data-island=${island}][data-awake]`).waitFor();
const total = (page: Page) => page.locator("[data-total]");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const linkIn = (text: string | undefined) => /https?:\S+#[\w-]+/.exec(text ?? "")![0];

async function newPage(browser: Browser, viewport = { width: 1280, height: 800 }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  // The banner lies over the buttons of a phone until it is answered.
  await page.goto("/not-found");
  await page.locator("[data-consent=refused]").click();
  return page;
}

/** The words of an invoice, which its PDF keeps as glyphs of a standard font, in compressed streams. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  let found = "";
  for (const { index, 0: mark } of raw.matchAll(/stream\r?\n/g)) {
    const from = index + mark.length;
    const body = pdf.subarray(from, raw.indexOf("endstream", from));
    try {
      const drawn = inflateSync(body).toString("latin1");
      for (const [, line] of drawn.matchAll(/\[([^\]]*)\] TJ/g))
        found += `${Array.from(line!.matchAll(/<([0-9a-f]*)>/gi), ([, hex]) => Buffer.from(hex!, "hex").toString("latin1")).join("")}\n`;
    } catch {
      // Not every stream is compressed text.
    }
  }
  return found;
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function fillRegistration(page: Page, say: Words, name: string) {
  await awake(page, "register");
  await page.locator("#register-first_name").fill("Siti");
  await page.locator("#register-last_name").fill("Rahma");
  await page.locator("#register-email").fill(`${name}@example.id`);
  await page.locator("#register-username").fill(name);
  await page.locator("#register-password").fill(password);
  await page.getByRole("button", { name: say.next, exact: true }).click();
  await page.locator("#register-company").fill("PT Rempah Timur");
  await page.locator("#register-job_role").fill("Analis");
  await page.locator("#register-phone_number").fill("0812 3456 7890");
  await page.getByRole("button", { name: say.create, exact: true }).click();
  await page.waitForURL(`**${say.prefix}/auth/verify-email`);
}

async function verify(page: Page, name: string) {
  const [mail] = await waitForMails(`${name}@example.id`);
  await page.goto("about:blank");
  await page.goto(linkIn(mail!.text));
  await awake(page, "verify-email");
}

/** Somebody with a verified address, logged in. */
async function customer(page: Page, say: Words, name: string) {
  await page.goto(`${say.prefix}/auth/register`);
  await fillRegistration(page, say, name);
  await verify(page, name);
  await page.locator("[data-island=verify-email] h2, [data-island=verify-email] svg").last().waitFor();
}

async function toCheckout(page: Page, say: Words, packageId: string) {
  await page.goto(`${say.prefix}/payment?package=${packageId}`);
  await awake(page, "payment");
  await expect(total(page)).toBeVisible();
}

async function placeOrder(page: Page, say: Words) {
  await page.locator("#buyer-address").fill("Jalan Pemuda 21, Semarang");
  await page.getByRole("button", { name: say.order, exact: true }).click();
  await page.waitForURL(/\/payment\/[0-9a-f-]{36}$/);
  await awake(page, "payment-order");
}

for (const [language, viewport] of [
  ["id", { width: 360, height: 740 }],
  ["en", { width: 1280, height: 800 }],
] as const) {
  test(`from the price table to the invoice (${language}, ${viewport.width} px)`, async ({ browser }) => {
    test.setTimeout(150_000);
    const say = words[language];
    const name = `rahma.${language}${viewport.width}`;
    const page = await newPage(browser, viewport);

    await page.goto(`${say.prefix}/products/pricing`);
    await page.locator(`a[href="${say.prefix}/choosing-bigsocial#big-social-growth"]`).first().click();
    await awake(page, "package-chooser");
    await page.getByRole("button", { name: say.more, exact: true }).waitFor();
    await page.locator(".package-sum a").click();
    await awake(page, "payment");

    // 4.500.000 x 3, 15% off but 2.000.000 at most, 12% of the rounded DPP
    await press(page, say.more);
    await press(page, say.more);
    await page.locator("#voucher-code").fill("hemat3");
    await press(page, say.apply);
    await expect(total(page)).toHaveText(say.rupiah("12.765.000"));

    // Registering on the way loses nothing.
    await page.locator("[data-island=payment]").getByRole("link", { name: say.register, exact: true }).click();
    await fillRegistration(page, say, name);
    await verify(page, name);
    await page.getByRole("link", { name: say.toPay }).click();
    await page.waitForURL(`**${say.prefix}/payment`);
    await awake(page, "payment");
    await expect(total(page)).toHaveText(say.rupiah("12.765.000"));
    await expect(page.locator("#buyer-name")).toHaveValue("Siti Rahma");
    await expect(page.locator("input[value=mandiri_va]")).toBeChecked();
    await expect(page.locator("input[value=qris]")).toBeDisabled();
    await expectAccessible(page);
    await placeOrder(page, say);

    await expect(page.locator("[data-state=awaiting]")).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator('[data-value="12765000"]')).toHaveText(say.rupiah("12.765.000"));
    await expect(page.locator('[data-value="70012"]')).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);

    // It survives a reload, and another tab is told without asking.
    await page.reload();
    await awake(page, "payment-order");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.locator("[data-state=awaiting]")).toBeVisible();
    await press(page, say.pay);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.thanks);
    await expect(other.locator("[data-state=paid]")).toBeVisible({ timeout: 10_000 });
    await other.close();

    const downloading = page.waitForEvent("download");
    await press(page, say.invoice);
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^INV-\d{6}-\d{6}\.pdf$/);
    const pdf = await file.createReadStream().then((stream) => stream.toArray());
    const text = textOf(Buffer.concat(pdf));
    expect(text).toContain(say.rupiah("12.765.000"));
    expect(text).toContain(say.rupiah("10.541.667"));
    await expectAccessible(page);

    await page.getByRole("link", { name: say.package }).click();
    await expect(page.locator("[data-island=account-packages]")).toContainText("BigSocial Growth");
    await page.context().close();
  });
}

test("a QRIS order without a voucher", async ({ browser }) => {
  test.setTimeout(90_000);
  const say = words.id;
  const page = await newPage(browser, { width: 360, height: 740 });
  await customer(page, say, "rahma.qris");
  const steps: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/events")) return;
    for (const { name } of request.postDataJSON()) if (/^checkout/.test(name)) steps.push(name);
  });
  await toCheckout(page, say, "big-view-starter");
  expect(new URL(page.url()).search).toBe("");
  await page.locator("input[value=qris]").check();
  await expect(total(page)).toHaveText(say.rupiah("666.000"));
  await placeOrder(page, say);
  await expect(page.getByRole("img", { name: "Kode QRIS" })).toBeVisible();
  await press(page, say.pay);
  await expect(page.locator("[data-state=paid]")).toBeVisible();
  await expect
    .poll(() => steps)
    .toEqual(["checkout_package_chosen", "checkout_opened", "checkout_order_placed", "checkout_paid"]);

  // The other language shows the same order, without the simulator being asked again.
  await page.goto(page.url().replace("/payment/", "/en/payment/"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.thanks);
  const twin = new RegExp(`^http://[^/]+${new URL(page.url()).pathname.replace("/en", "")}$`);
  await expect(page.locator("a[data-language-switch]").first()).toHaveAttribute("href", twin);
  await page.context().close();
});

test("a voucher that an open order holds is said at the last step, and the new total asked again", async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const say = words.en;
  const page = await newPage(browser);
  await customer(page, say, "rahma.voucher");
  for (const turn of [1, 2]) {
    await toCheckout(page, say, "big-social-starter");
    await page.locator("#voucher-code").fill("SOSIAL250");
    await press(page, say.apply);
    await expect(total(page)).toHaveText(say.rupiah("1.387.500"));
    if (turn === 1) await placeOrder(page, say);
  }
  await expect(page.getByRole("link", { name: "Continue paying" })).toBeVisible();
  await page.locator("#buyer-address").fill("Jalan Pemuda 21, Semarang");
  await press(page, say.order);
  await expect(page.getByRole("alert").first()).toContainText("holds this voucher");
  await expect(total(page)).toHaveText(say.rupiah("1.665.000"));
  await placeOrder(page, say);
  await expect(page.locator('[data-value="1665000"]')).toBeVisible();
  await page.context().close();
});

test("what storage says about prices and months never changes the total", async ({ page }) => {
  const say = words.id;
  await toCheckout(page, say, "big-social-starter");
  await expect(total(page)).toHaveText(say.rupiah("1.665.000"));
  for (const change of [
    { price: 1 },
    { amount: -3 },
    { amount: 0.01 },
    { price: -5_000_000, amount: 99 },
    { paymentMethod: { channelFee: -1_000_000 } },
  ]) {
    await page.evaluate((slice) => {
      const root = JSON.parse(localStorage.getItem("root")!);
      Object.assign(root.state.selectedPackage, slice);
      root.state.discount = { code: "HEMAT3", value: 99, unit: "percent", max_price: null };
      root.state.payment = { ...root.state.payment, packagePrice: 1, totalItem: 0 };
      localStorage.setItem("root", JSON.stringify(root));
    }, change);
    await page.reload();
    await awake(page, "payment");
    await expect(total(page)).toHaveText(say.rupiah("1.665.000"));
    // The voucher is real, but it needs three months.
    await expect(page.locator("#voucher-code-error")).toBeVisible();
  }
});

test("a voucher says why it does not count, and can be taken back", async ({ page }) => {
  const say = words.en;
  await toCheckout(page, say, "big-social-starter");
  const code = page.locator("#voucher-code");
  const error = page.locator("#voucher-code-error");
  for (const [typed, why] of [
    ["NOTHING", "We do not know this voucher code"],
    ["LEWAT", "This voucher is no longer valid"],
    ["BESOK", "This voucher is not valid yet"],
    ["HEMAT3", "This voucher needs a longer subscription"],
  ] as const) {
    await code.fill(typed);
    await press(page, say.apply);
    await expect(error).toHaveText(why);
    await expect(total(page)).toHaveText(say.rupiah("1.665.000"));
  }
  await press(page, say.more);
  await press(page, say.more);
  await expect(page.getByText("Voucher HEMAT3 applied")).toBeVisible();
  await press(page, "Remove voucher");
  await expect(total(page)).toHaveText(say.rupiah("4.995.000"));
});

test("a changed price is shown and asked again, and a lost answer buys once", async ({ browser }) => {
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

test("a provider that is down, an address not verified: said, and nothing is lost", async ({ browser }) => {
  test.setTimeout(90_000);
  const say = words.id;
  const page = await newPage(browser);
  await page.goto("/auth/register");
  await fillRegistration(page, say, "rahma.unverified");
  await toCheckout(page, say, "big-builder-starter");
  await page.locator("#buyer-address").fill("Jalan Pemuda 21, Semarang");
  await page.locator("#buyer-npwp").fill("12");
  await press(page, say.order);
  await expect(page.locator("#buyer-npwp-error")).toContainText("16");
  await page.locator("#buyer-npwp").fill("0123 4567 8901 2345");
  await press(page, say.order);
  await expect(page.getByRole("alert")).toContainText("rahma.unverified@example.id");
  await press(page, "Kirim ulang tautan");
  await expect(page.getByText("Tautan baru sudah dikirim")).toBeVisible();

  const mails = await waitForMails("rahma.unverified@example.id", 2);
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
    ["Pay Rp 1,000 too little", "review"],
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

test("an order once opened stays readable without a network, and another's is not found", async ({ browser }) => {
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
  await stranger.waitForURL("**/auth/login");
  await customer(stranger, say, "rahma.stranger");
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Pesanan ini tidak ditemukan");
  await stranger.context().close();
  await page.context().close();
});
