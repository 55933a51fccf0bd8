import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { actAsBank, placeOrderByCalls } from "../support/order-calls.ts";
import { createCustomer } from "../support/people.ts";
import { labelsByLocale, press } from "../support/shop-journey.ts";
import { variantsOf } from "../support/variants.ts";
import { expect } from "../test.ts";

const words = {
  id: {
    viewport: { width: 390, height: 844 },
    ageing: "Umur yang belum dibayar",
    correct: "Perbaiki pembeli",
    name: "Nama",
    reason: "Alasan",
    issue: "Terbitkan revisi",
    issued: "Revisi tagihan terbit",
    codes: "Kode akun",
    bank: "Kode: Bank",
    save: "Simpan",
    saved: "Kode akun disimpan",
    layout: "Susunan",
    excel: "Unduh Excel: Tagihan",
    journal: "Unduh CSV: Jurnal",
    prepare: /^Siapkan ZIP/,
    download: /^Unduh \(/,
  },
  en: {
    viewport: { width: 1440, height: 900 },
    ageing: "Ageing of what is outstanding",
    correct: "Correct buyer",
    name: "Name",
    reason: "Reason",
    issue: "Issue revision",
    issued: "The revision is issued",
    codes: "Account codes",
    bank: "Code: Bank",
    save: "Save",
    saved: "The account codes are saved",
    layout: "Layout",
    excel: "Download Excel: Invoices",
    journal: "Download CSV: Journal",
    prepare: /^Prepare ZIP/,
    download: /^Download \(/,
  },
};

for (const locale of variantsOf("finance", ["id", "en"] as const)) {
  const { viewport, ...labels } = words[locale];

  test(`finance corrects a buyer, takes a month to Excel and its journal to the books (${locale})`, async ({
    browser,
    audited,
  }) => {
    const tag = `pembukuan.${locale}`;
    const customer = await (await browser.newContext()).newPage();
    await createCustomer(customer, labelsByLocale[locale], tag);
    const order = await placeOrderByCalls(customer, { package_id: "big-social-starter", months: 1 }, locale);
    await actAsBank(customer, order, "pay");

    const finance = await staff(browser, "finance", { name: tag, locale, viewport });
    const { page } = finance;
    await openScreen(page, "/invoices");
    await expect(page.getByRole("heading", { name: labels.ageing })).toBeVisible();
    const row = page.getByRole("row", { name: new RegExp(order) });
    await row.getByRole("button", { name: labels.correct }).click();
    expect(await findViolations(page)).toEqual([]);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(labels.name, { exact: true }).fill("PT Kopi Kenangan");
    await dialog.getByLabel(labels.reason).fill("Nama PT menurut akta");
    await press(page, labels.issue);
    await expect(page.getByText(labels.issued)).toBeVisible();
    await expect(row).toContainText("PT Kopi Kenangan");

    await press(page, labels.codes);
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByLabel(labels.bank, { exact: true }).fill("1-10999");
    await press(page, labels.save);
    await expect(page.getByText(labels.saved)).toBeVisible();

    const fileOf = async (button: string | RegExp) => {
      const downloading = page.waitForEvent("download");
      await press(page, button);
      const download = await downloading;
      return {
        name: download.suggestedFilename(),
        text: (await (await download.createReadStream()).toArray()).join(""),
      };
    };
    const excel = await fileOf(labels.excel);
    expect(excel.name).toMatch(/^invoices-\d{4}-\d{2}\.xlsx$/);
    expect(excel.text.startsWith("PK")).toBe(true);
    await page.getByLabel(labels.layout).selectOption("odoo");
    const journal = await fileOf(labels.journal);
    expect(journal.name).toMatch(/^journal-\d{4}-\d{2}-odoo\.csv$/);
    expect(journal.text).toContain("line_ids/debit");

    await press(page, labels.prepare);
    const archive = await fileOf(labels.download);
    expect(archive.name).toMatch(/^invoices-\d{4}-\d{2}\.zip$/);
    expect(archive.text.startsWith("PK")).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    expect(await audited(finance)).toEqual([
      "order.buyer_corrected",
      "order.account_codes_changed",
      "order.books_exported",
      "order.books_exported",
      "order.books_exported",
    ]);
  });
}
