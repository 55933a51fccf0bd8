import { textOf } from "../test/support/pdf-text.ts";
import { customer, fillRegistration, hydrated, person, verify } from "./support/people.ts";
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
import { refusal, test } from "./test.ts";

for (const [language, viewport] of [
  ["id", { width: 360, height: 740 }],
  ["en", { width: 1280, height: 800 }],
] as const) {
  test(`from the price table to the invoice (${language}, ${viewport.width} px)`, async ({ browser }) => {
    test.setTimeout(150_000);
    const say = words[language];
    const name = person(`rahma.${language}${viewport.width}`);
    const page = await newPage(browser, viewport);

    await page.goto(`${say.prefix}/products/pricing`);
    // The months picked here are those of the order.
    await page.getByLabel(say.threeMonths).check();
    await page.getByRole("link", { name: say.growth }).click();
    await hydrated(page, "package-chooser");
    await expect(page.locator(".package-sum")).toContainText(say.threeMonths);
    await expect(page).toHaveURL(/choosing-bigsocial#big-social-growth$/);
    await page.locator(".package-sum a").click();
    await hydrated(page, "payment");

    // 4.500.000 x 3, 15% off but 2.000.000 at most, 12% of the rounded DPP
    await page.locator("#voucher-code").fill("hemat3");
    await press(page, say.apply);
    await expect(total(page)).toHaveText(say.rupiah("12.765.000"));

    // Registering on the way loses nothing.
    await page.locator("[data-island=payment]").getByRole("link", { name: say.register, exact: true }).click();
    await fillRegistration(page, say, name);
    await verify(page, name);
    await page.getByRole("link", { name: say.toPay }).click();
    await page.waitForURL(`**${say.prefix}/payment`);
    await hydrated(page, "payment");
    await expect(total(page)).toHaveText(say.rupiah("12.765.000"));
    await expect(page.locator("#buyer-name")).toHaveValue("PT Rempah Timur");
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
    await hydrated(page, "payment-order");
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
    expect(file.suggestedFilename()).toMatch(/^(tagihan|invoice)-INV-\d{6}-\d{6}\.pdf$/);
    const pdf = await file.createReadStream().then((stream) => stream.toArray());
    const text = textOf(Buffer.concat(pdf));
    expect(text).toContain(say.rupiah("12.765.000"));
    expect(text).toContain(say.rupiah("10.541.667"));
    await expectAccessible(page);

    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole("link", { name: say.package }).click();
    await expect(page.getByRole("heading", { name: "BigSocial Growth" })).toBeFocused();
    expect(asked.filter((path) => path === "/api/transaction/current-package")).toHaveLength(1);
    await page.context().close();
  });
}

test("a QRIS order for who the account says, changed on the way: buyer and way to pay", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(400, "/account"));
  test.setTimeout(90_000);
  const say = words.id;
  const page = await newPage(browser, { width: 360, height: 740 });
  await customer(page, say, "rahma.qris");
  // What a page sends while it is being left reaches the server, but not always Playwright; so each sending is noted.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const names = (JSON.parse(String(body)) as { name: string }[]).map(({ name }) => name);
      sessionStorage.events = [sessionStorage.events, ...names].filter(Boolean).join(" ");
      return send(url, body);
    };
  });
  // What is saved in the account stands in the checkout.
  await page.goto("/account");
  await hydrated(page, "account-profile");
  await page.locator("#billing-name").fill("CV Rempah 株");
  await page.locator("#billing-address").fill("Jalan Melati 2, Bandung");
  await page.locator("#billing-npwp").fill("01.234.567.8-901.234");
  await press(page, "Simpan data tagihan");
  await expect(page.locator("#billing-name-error")).toHaveText("Memuat karakter yang tidak diperbolehkan: 株");
  await page.locator("#billing-name").fill("CV Rempah");
  await press(page, "Simpan data tagihan");
  await expect(page.getByText("Data tagihan tersimpan.")).toBeVisible();
  await toCheckout(page, say, "big-view-starter");
  expect(new URL(page.url()).search).toBe("");
  await expect(page.locator("#buyer-name")).toHaveValue("CV Rempah");
  await expect(page.locator("#buyer-npwp")).toHaveValue("0012345678901234");
  await page.locator("input[value=qris]").check();
  await expect(total(page)).toHaveText(say.rupiah("666.000"));
  await placeOrder(page, say);
  await expect(page.getByRole("img", { name: "Kode QRIS" })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await press(page, "Salin jumlah yang dibayar");
  await expect(page.getByRole("status").filter({ hasText: "menolak menyalin" })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe("Rp666.000");

  const saving = page.waitForEvent("download");
  await press(page, "Simpan kode QR");
  expect((await saving).suggestedFilename()).toMatch(/^QRIS-ORD-\d{6}-\d{6}\.png$/);
  await press(page, "Cek status");
  await expect(page.getByText("bank belum mencatat pembayaran Anda")).toBeVisible();
  await press(page, "Ubah data tagihan");
  await page.locator("#order-buyer-name").fill("PT Rempah Timur");
  await press(page, "Simpan");
  await expect(page.getByText("Data tagihan tersimpan.")).toBeVisible();
  const first = page.url();
  await press(page, "Ganti cara membayar");
  await page.getByRole("dialog").locator("input[value=bca_va]").check();
  await expectAccessible(page);
  await press(page, "Pakai cara ini");
  await page.waitForURL((url) => url.href !== first);
  await hydrated(page, "payment-order");
  await expect(page.locator("#details").locator("..")).toContainText("PT Rempah Timur");
  await expect(page.getByText("Nomor virtual account", { exact: true })).toBeVisible();
  await press(page, say.pay);
  await expect(page.locator("[data-state=paid]")).toBeVisible();
  const steps = () => page.evaluate(() => (sessionStorage.events as string).match(/checkout_\w+/g));
  await expect
    .poll(steps)
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
  allowErrors,
}) => {
  allowErrors(refusal(409, "/orders"));
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
    await hydrated(page, "payment");
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
    ["", "Enter the voucher code first, then press Apply."],
    ["LEWAT", "This voucher was valid until 31 December 2025"],
    ["BESOK", "This voucher is valid from 1 January 2099"],
    ["HEMAT3", "This voucher (15% off, at most Rp2,000,000) needs a subscription of at least 3 months"],
  ] as const) {
    await code.fill(typed);
    await press(page, say.apply);
    await expect(error).toHaveText(why);
    await expect(total(page)).toHaveText(say.rupiah("1.665.000"));
  }
  await press(page, say.more);
  await press(page, say.more);
  await expect(page.getByText("Voucher HEMAT3 applied")).toContainText("(15% off, at most Rp2,000,000)");
  await press(page, "Remove voucher");
  await expect(total(page)).toHaveText(say.rupiah("4.995.000"));
  // By keyboard: what was pressed gives way, and the focus goes along.
  await expect(code).toBeFocused();
  await code.fill("HEMAT3");
  await page.getByRole("button", { name: say.apply, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Voucher HEMAT3 applied" })).toBeFocused();
});

test("a voucher that was only typed is tried before anything is ordered, and its outcome seen", async ({ browser }) => {
  test.setTimeout(90_000);
  const say = words.en;
  const page = await newPage(browser);
  await customer(page, say, "rahma.typed");
  await toCheckout(page, say, "big-social-starter");
  await page.locator("#buyer-address").fill("Jalan Pemuda 21, Semarang");
  const order = page.getByRole("button", { name: say.order, exact: true });
  const notice = page.getByRole("alert").first();
  await page.locator("#voucher-code").fill("NOTHING");
  // A double press is one press.
  await order.dblclick();
  await expect(notice).toContainText("We do not know this voucher code. The total is now Rp1,665,000");
  await expect(notice).toBeFocused();
  await page.locator("#voucher-code").fill("sosial250");
  await order.click();
  await expect(notice).toContainText("Voucher SOSIAL250 applied");
  await expect(notice).toContainText("The total is now Rp1,387,500");
  await expect(notice).toBeFocused();
  await expect(page).toHaveURL(/\/en\/payment$/);
  await placeOrder(page, say);
  await expect(page.locator('[data-value="1387500"]')).toBeVisible();

  // Cancelled, the voucher is named; the focus is at what came of it.
  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.locator("[data-state=cancelled]")).toBeFocused();
  await expect(page.locator("[data-state=cancelled]")).toContainText("Voucher SOSIAL250 has been given back");
  await page.context().close();
});
