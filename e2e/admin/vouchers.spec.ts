import { jakartaDay } from "../../src/time/jakarta-day.ts";
import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { actAsBank, placeOrderByCalls } from "../support/order-calls.ts";
import { createCustomer } from "../support/people.ts";
import { labelsByLocale, newPage, openCheckout, press, total } from "../support/shop-journey.ts";
import { variantsOf } from "../support/variants.ts";
import { expect, refusal } from "../test.ts";

const words = {
  id: {
    viewport: { width: 1280, height: 800 },
    batch: {
      name: "Nama kumpulan kode",
      prefix: "Awalan",
      size: "Jumlah kode",
      value: "Diskon",
      cap: /Paling banyak/,
      create: "Buat kode",
      explained: /^Diskon 20%, paling banyak Rp200\.000, untuk BigSocial, .* setiap kode sekali\.$/,
      download: "Unduh kode",
      brought: "Hasilnya",
      revenue: "Rp1.300.000",
    },
    price: {
      change: "Rp14.000.000. Ubah harga BigLegal Business",
      to: "13750000",
      price: /Harga baru/,
      from: "Berlaku mulai",
      reason: "Alasan",
      save: "Rencanakan perubahan",
      shown: "Rp13.750.000",
      history: "Riwayat",
    },
  },
  en: {
    viewport: { width: 390, height: 844 },
    batch: {
      name: "Name of the batch",
      prefix: "Prefix",
      size: "Number of codes",
      value: "Discount",
      cap: /At most/,
      create: "Create codes",
      explained: /^20% off, at most Rp200,000, for BigSocial, .* each code once\.$/,
      download: "Download codes",
      brought: "What it brought",
      revenue: "Rp1,300,000",
    },
    price: {
      change: "Rp11,000,000. Change the price of BigVision Business",
      to: "10750000",
      price: /New price/,
      from: "Holds from",
      reason: "Reason",
      save: "Plan the change",
      shown: "Rp10,750,000",
      history: "History",
    },
  },
} as const;

for (const locale of variantsOf("batch of codes", ["id", "en"] as const)) {
  const { viewport, batch } = words[locale];
  const labels = labelsByLocale[locale];
  const prefix = `FAIR${locale.toUpperCase()}`;

  test(`finance makes a batch of codes, and a customer pays an order with one (${locale})`, async ({
    browser,
    audited,
  }) => {
    const finance = await staff(browser, "finance", { locale, viewport });
    const { page } = finance;
    await openScreen(page, "/vouchers/batches/new");
    await page.getByLabel(batch.name, { exact: true }).fill("Pameran Jakarta");
    await page.getByLabel(batch.prefix, { exact: true }).fill(prefix);
    await page.getByLabel(batch.size, { exact: true }).fill("25");
    await page.getByLabel(batch.value, { exact: true }).fill("20");
    await page.getByLabel(batch.cap).fill("200000");
    await page.getByLabel("BigSocial").check();
    await expect(page.getByRole("status").filter({ hasText: "20%" }).locator("p").first()).toHaveText(batch.explained);
    expect(await findViolations(page)).toEqual([]);
    await press(page, batch.create);
    await expect(page.locator("main h1")).toHaveText("Pameran Jakarta");

    const downloading = page.waitForEvent("download");
    await press(page, batch.download);
    const file = await (await downloading).createReadStream();
    const csv = (await file.toArray()).join("");
    const codes = csv.match(new RegExp(`${prefix}(-[2-9A-Z]{4}){3}`, "g")) ?? [];
    expect(new Set(codes).size).toBe(25);
    expect(await findViolations(page)).toEqual([]);

    const customer = await (await browser.newContext()).newPage();
    await createCustomer(customer, labels, `kode.${locale}`);
    await openCheckout(customer, labels, "big-social-starter");
    await customer.locator("#voucher-code").fill(codes[0]!.toLowerCase());
    await press(customer, labels.apply);
    // 1.500.000 less 20%, at most 200.000, and PPN.
    await expect(total(customer)).toHaveText(labels.rupiah("1.443.000"));
    const choice = { package_id: "big-social-starter", months: 1, voucher_code: codes[0]! };
    await actAsBank(customer, await placeOrderByCalls(customer, choice, locale), "pay");
    // The screen of the batch counts it by itself.
    const brought = page.getByRole("region", { name: batch.brought });
    await expect(brought.getByText(batch.revenue)).toBeVisible();
    expect(await audited(finance)).toEqual(["voucher_batch.created"]);
  });
}

for (const locale of variantsOf("planned price", ["id", "en"] as const)) {
  const { viewport, price } = words[locale];

  test(`a price planned for today holds at once, and the price page follows (${locale})`, async ({
    browser,
    audited,
  }) => {
    const finance = await staff(browser, "finance", { name: `price.${locale}`, locale, viewport });
    const { page } = finance;
    const pricing = `${labelsByLocale[locale].prefix}/products/pricing`;
    const visitor = await newPage(browser);
    await visitor.goto(pricing);
    await expect(visitor.getByText(price.shown)).toHaveCount(0);

    await openScreen(page, "/prices");
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: price.change }).click();
    await page.getByLabel(price.price).fill(price.to);
    // It begins with a month unless somebody says otherwise; a lower price may hold at once.
    await page.getByLabel(price.from).fill(jakartaDay(new Date()));
    await page.getByLabel(price.reason, { exact: true }).fill("Biaya baru");
    await press(page, price.save);
    await expect(page.getByRole("table").getByText(price.shown)).toBeVisible();

    await expect(async () => {
      await visitor.goto(pricing);
      await expect(visitor.getByText(price.shown)).not.toHaveCount(0, { timeout: 500 });
    }).toPass();
    await page.getByRole("link", { name: price.history, exact: true }).click();
    await expect(page.getByRole("grid")).toContainText(price.shown);
    expect(await audited(finance)).toEqual(["price.planned"]);
  });
}

test("finance uploads settlement files: a known report, and one whose columns are chosen", async ({
  browser,
  allowErrors,
  audited,
}) => {
  allowErrors(refusal(409, "/admin/reconciliation/files"));
  const finance = await staff(browser, "finance", { locale: "en" });
  const { page } = finance;
  const upload = (name: string, lines: string[]) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });
  await openScreen(page, "/reconciliation");
  await upload("midtrans.csv", [
    "Order ID,Transaction ID,Transaction type,Status,Settlement time,Gross amount,Transaction fee,Net amount",
    "ORD-202601-999991,t-1,Payment,settlement,2026-01-05 10:00:00,1000000,4000,996000",
  ]);
  await expect(page.locator("main h1")).toHaveText("midtrans.csv");
  await expect(page.getByRole("button", { name: /Unknown/ })).toContainText("1");
  await expect(page.getByRole("grid")).toContainText("ORD-202601-999991");
  expect(await findViolations(page)).toEqual([]);

  await openScreen(page, "/reconciliation");
  await upload("bank.csv", ["Mutasi;;", "Tanggal;Keterangan;Jumlah", "05/01/2026;SETORAN 77;1.500.000,00"]);
  await page.getByLabel("Name of the source").fill("Bank Contoh");
  await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("2");
  expect(await findViolations(page)).toEqual([]);
  await press(page, "Match the rows");
  await expect(page.locator("main h1")).toHaveText("bank.csv");
  await expect(page.getByRole("grid")).toContainText("Rp1,500,000");
  expect(await audited(finance)).toEqual(["settlement.uploaded", "settlement.uploaded"]);
});
