import { textOf } from "../test/support/pdf-text.ts";
import { createCustomer, fillRegistration, hydrated, typeMailedCode, uniqueUsername } from "./support/people.ts";
import {
  expectAccessible,
  labelsByLocale,
  newPage,
  openCheckout,
  placeOrder,
  press,
  total,
} from "./support/shop-journey.ts";
import { variantsOf } from "./support/variants.ts";
import { expect, refusal, test } from "./test.ts";

for (const [language, viewport] of variantsOf("purchase", [
  ["id", { width: 360, height: 740 }],
  ["en", { width: 1280, height: 800 }],
] as const)) {
  test(`a purchase works from the price table to the invoice (${language}, ${viewport.width} px)`, async ({
    browser,
  }) => {
    const labels = labelsByLocale[language];
    const name = uniqueUsername(`rahma.${language}`);
    const page = await newPage(browser, viewport);

    await page.goto(`${labels.prefix}/products/pricing`);
    // The months selected here are used for the order.
    await page.getByLabel(labels.threeMonths).check();
    await page.getByRole("link", { name: labels.growth }).click();
    await page.waitForURL(`**${labels.prefix}/payment`);
    await hydrated(page, "payment");

    // 4.500.000 x 3, 15% off but at most 2.000.000, 12% tax of the rounded DPP
    await page.locator("#voucher-code").fill("hemat3");
    await press(page, labels.apply);
    await expect(total(page)).toHaveText(labels.rupiah("12.765.000"));

    // Registering during the checkout loses no data.
    await page.locator("[data-island=payment]").getByRole("link", { name: labels.register, exact: true }).click();
    await fillRegistration(page, labels, name);
    await typeMailedCode(page, `${name}@example.id`);
    await page.waitForURL(`**${labels.prefix}/payment`);
    await hydrated(page, "payment");
    await expect(total(page)).toHaveText(labels.rupiah("12.765.000"));
    await expect(page.locator("#buyer-name")).toHaveValue("Siti Rahma");
    await expect(page.locator("input[value=mandiri_va]")).toBeChecked();
    await expect(page.locator("input[value=qris]")).toBeDisabled();
    await expectAccessible(page);
    await placeOrder(page, labels);

    await expect(page.locator("[data-state=awaiting]")).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator('[data-value="12765000"]')).toHaveText(labels.rupiah("12.765.000"));
    await expect(page.locator('[data-value="70012"]')).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);

    // The order survives a reload, and another tab is updated automatically.
    await page.reload();
    await hydrated(page, "payment-order");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.locator("[data-state=awaiting]")).toBeVisible();
    await press(page, labels.pay);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(labels.thanks);
    await expect(other.locator("[data-state=preparing]")).toBeVisible();
    await other.close();

    const downloading = page.waitForEvent("download");
    await press(page, labels.invoice);
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^(tagihan|invoice)-INV-\d{6}-\d{6}\.pdf$/);
    const pdf = await file.createReadStream().then((stream) => stream.toArray());
    const text = textOf(Buffer.concat(pdf));
    expect(text).toContain(labels.rupiah("12.765.000"));
    expect(text).toContain(labels.rupiah("10.541.667"));
    await expectAccessible(page);

    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.getByRole("link", { name: labels.prepare }).click();
    await expect(page.getByRole("heading", { name: "BigSocial Growth" })).toBeFocused();
    expect(requested.filter((path) => path === "/api/transaction/current-package")).toHaveLength(1);
    await page.context().close();
  });
}

test("a QRIS order uses the account's billing details, and its buyer and payment method can be changed", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(400, "/account"));
  const labels = labelsByLocale.id;
  const page = await newPage(browser, { width: 360, height: 740 });
  await createCustomer(page, labels, "rahma.qris");
  // Playwright does not see every request of a page that is being left, so each sendBeacon call is recorded.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const names = (JSON.parse(String(body)) as { name: string }[]).map(({ name }) => name);
      sessionStorage.events = [sessionStorage.events, ...names].filter(Boolean).join(" ");
      return send(url, body);
    };
  });
  // The checkout contains the billing details of the account.
  await page.goto("/account/profile");
  await hydrated(page, "account-profile");
  await page.locator("#billing-name").fill("CV Rempah 株");
  await page.locator("#billing-address").fill("Jalan Melati 2, Bandung");
  await page.locator("#billing-npwp").fill("01.234.567.8-901.234");
  await press(page, "Simpan data tagihan");
  await expect(page.locator("#billing-name-error")).toHaveText("Memuat karakter yang tidak diperbolehkan: 株");
  await page.locator("#billing-name").fill("CV Rempah");
  await press(page, "Simpan data tagihan");
  await expect(page.getByText("Data tagihan tersimpan.")).toBeVisible();
  await openCheckout(page, labels, "big-view-starter");
  expect(new URL(page.url()).search).toBe("");
  await expect(page.locator("#buyer-name")).toHaveValue("CV Rempah");
  await expect(page.locator("#buyer-npwp")).toHaveValue("0012345678901234");
  await page.locator("input[value=qris]").check();
  await expect(total(page)).toHaveText(labels.rupiah("666.000"));
  await placeOrder(page, labels);
  await expect(page.getByRole("img", { name: "Kode QRIS" })).toBeVisible();
  await page.evaluate(() => {
    document.execCommand = () => false;
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
  await press(page, labels.pay);
  await expect(page.locator("[data-state=paid]")).toBeVisible();
  const steps = () => page.evaluate(() => (sessionStorage.events as string).match(/checkout_\w+/g));
  await expect
    .poll(steps)
    .toEqual(["checkout_package_chosen", "checkout_opened", "checkout_order_placed", "checkout_paid"]);

  // The other language shows the same order without another payment.
  await page.goto(page.url().replace("/payment/", "/en/payment/"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(labelsByLocale.en.thanks);
  const twin = new RegExp(`^http://[^/]+${new URL(page.url()).pathname.replace("/en", "")}$`);
  await expect(page.locator("a[data-language-switch]").first()).toHaveAttribute("href", twin);
  await page.context().close();
});

test("a voucher held by an open order is reported at the last step, and the new total has to be confirmed", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(409, "/orders"));
  const labels = labelsByLocale.en;
  const page = await newPage(browser);
  await createCustomer(page, labels, "rahma.voucher");
  for (const attempt of [1, 2]) {
    await openCheckout(page, labels, "big-social-starter");
    await page.locator("#voucher-code").fill("SOSIAL250");
    await press(page, labels.apply);
    await expect(total(page)).toHaveText(labels.rupiah("1.387.500"));
    if (attempt === 1) await placeOrder(page, labels);
  }
  await expect(page.getByRole("link", { name: "Continue paying" })).toBeVisible();
  await page.locator("#buyer-address").fill("Jalan Pemuda 21, Semarang");
  await press(page, labels.order);
  await expect(page.getByRole("alert").first()).toContainText("uses this voucher");
  await expect(total(page)).toHaveText(labels.rupiah("1.665.000"));
  await placeOrder(page, labels);
  await expect(page.locator('[data-value="1665000"]')).toBeVisible();
  await page.context().close();
});

test("prices and months in storage never change the total", async ({ page }) => {
  const labels = labelsByLocale.id;
  await openCheckout(page, labels, "big-social-starter");
  await expect(total(page)).toHaveText(labels.rupiah("1.665.000"));
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
    await expect(total(page)).toHaveText(labels.rupiah("1.665.000"));
    // The voucher exists, but it needs three months.
    await expect(page.locator("#voucher-code-error")).toBeVisible();
  }
});

test("a rejected voucher shows the reason, and an applied voucher can be removed", async ({ page }) => {
  const labels = labelsByLocale.en;
  await openCheckout(page, labels, "big-social-starter");
  const code = page.locator("#voucher-code");
  const error = page.locator("#voucher-code-error");
  for (const [voucherCode, reason] of [
    ["NOTHING", "This voucher code is not valid"],
    ["", "Enter the voucher code first, then select Apply."],
    ["LEWAT", "This voucher was valid until 31 December 2025"],
    ["BESOK", "This voucher is valid from 1 January 2099"],
    ["HEMAT3", "This voucher (15% off, at most Rp2,000,000) needs a subscription of at least 3 months"],
  ] as const) {
    await code.fill(voucherCode);
    await press(page, labels.apply);
    await expect(error).toHaveText(reason);
    await expect(total(page)).toHaveText(labels.rupiah("1.665.000"));
  }
  await press(page, labels.more);
  await press(page, labels.more);
  await expect(page.getByText("Voucher HEMAT3 applied")).toContainText("(15% off, at most Rp2,000,000)");
  await press(page, "Remove voucher");
  await expect(total(page)).toHaveText(labels.rupiah("4.995.000"));
  // By keyboard: the pressed button is replaced and the focus moves to its replacement.
  await expect(code).toBeFocused();
  await code.fill("HEMAT3");
  await page.getByRole("button", { name: labels.apply, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Voucher HEMAT3 applied" })).toBeFocused();
});

test("a voucher that was entered but not applied is checked before the order, and its result is shown", async ({
  browser,
}) => {
  const labels = labelsByLocale.en;
  const page = await newPage(browser);
  await createCustomer(page, labels, "rahma.typed");
  await openCheckout(page, labels, "big-social-starter");
  await page.locator("#buyer-address").fill("Jalan Pemuda 21, Semarang");
  const order = page.getByRole("button", { name: labels.order, exact: true });
  const notice = page.getByRole("alert").first();
  await page.locator("#voucher-code").fill("NOTHING");
  // A double click counts as one click.
  await order.dblclick();
  await expect(notice).toContainText("This voucher code is not valid. The total is now Rp1,665,000");
  await expect(notice).toBeFocused();
  await page.locator("#voucher-code").fill("sosial250");
  await order.click();
  await expect(notice).toContainText("Voucher SOSIAL250 applied");
  await expect(notice).toContainText("The total is now Rp1,387,500");
  await expect(notice).toBeFocused();
  await expect(page).toHaveURL(/\/en\/payment$/);
  await placeOrder(page, labels);
  await expect(page.locator('[data-value="1387500"]')).toBeVisible();

  // The cancelled order names the voucher and receives the focus.
  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.locator("[data-state=cancelled]")).toBeFocused();
  await expect(page.locator("[data-state=cancelled]")).toContainText("Voucher SOSIAL250 can be used again");
  await page.context().close();
});
