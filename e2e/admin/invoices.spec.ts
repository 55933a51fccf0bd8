import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { actAsBank, placeOrderByCalls } from "../support/order-calls.ts";
import { createCustomer } from "../support/people.ts";
import { labelsByLocale, press } from "../support/shop-journey.ts";
import { variantsOf } from "../support/variants.ts";
import { expect, refusal } from "../test.ts";

const words = {
  id: {
    viewport: { width: 1440, height: 900 },
    complete: "Lengkapi pembeli",
    number: "Nomor dokumen",
    save: "Simpan",
    wrong: /NIK terdiri dari 16 angka/,
    saved: "Dokumen pembeli disimpan",
    paste: "Nomor dari Coretax",
    enter: "Masukkan nomor",
    taken: "1 dari 2 baris dimasukkan.",
    file: "Unduh XML untuk Coretax",
    noNpwp: /NPWP perusahaan belum diisi/,
  },
  en: {
    viewport: { width: 390, height: 844 },
    complete: "Complete buyer",
    number: "Number of the document",
    save: "Save",
    wrong: /an NIK has 16 digits/,
    saved: "The buyer's document is saved",
    paste: "Numbers from Coretax",
    enter: "Enter numbers",
    taken: "1 of 2 lines were entered.",
    file: "Download XML for Coretax",
    noNpwp: /The company's NPWP is not set/,
  },
};

for (const locale of variantsOf("invoices", ["id", "en"] as const)) {
  const { viewport, ...labels } = words[locale];

  test(`finance completes a buyer and enters the number of a faktur pajak (${locale})`, async ({
    browser,
    allowErrors,
    audited,
  }) => {
    const tag = `tagihan.${locale}`;
    const customer = await (await browser.newContext()).newPage();
    await createCustomer(customer, labelsByLocale[locale], tag);
    const order = await placeOrderByCalls(customer, { package_id: "big-social-starter", months: 1 }, locale);
    await actAsBank(customer, order, "pay");

    // The company of the samples has no number of the tax office; a document without its digits is refused.
    allowErrors(
      refusal(409, "/admin/invoices/coretax.xml"),
      refusal(400, "/admin/invoices/INV-\\d{6}-\\d{6}/tax-document"),
    );
    const finance = await staff(browser, "finance", { name: tag, locale, viewport });
    const { page } = finance;
    await openScreen(page, "/invoices");
    await expect(page.getByRole("grid")).toBeVisible();
    // All columns are there without scrolling sideways: those that yield make room for the others.
    const surplus = () => page.getByRole("grid").evaluate((grid) => grid.scrollWidth - grid.clientWidth);
    await expect.poll(surplus).toBe(0);
    await press(page, labels.file);
    await expect(page.getByText(labels.noNpwp)).toBeVisible();

    const row = page.getByRole("row", { name: new RegExp(order) });
    const number = (await row.textContent())!.match(/INV-\d{6}-\d{6}/)![0];
    await row.getByRole("button", { name: labels.complete }).click();
    expect(await findViolations(page)).toEqual([]);
    const document = page.getByRole("dialog").getByLabel(labels.number);
    await document.fill("123");
    await press(page, labels.save);
    await expect(page.getByText(labels.wrong)).toBeVisible();
    await document.fill("3171 2345 6789 0123");
    await press(page, labels.save);
    await expect(page.getByText(labels.saved)).toBeVisible();
    await expect(row.getByRole("button", { name: labels.complete })).toHaveCount(0);

    const serial = locale === "id" ? "04002600000000201" : "04002600000000202";
    await page.getByLabel(labels.paste).fill(`${number}\t${serial}\nINV-202611-999999\t${serial}`);
    await press(page, labels.enter);
    await expect(page.getByText(labels.taken)).toBeVisible();
    await expect(row).toContainText(serial);
    expect(await findViolations(page)).toEqual([]);
    expect(await audited(finance)).toEqual(["order.tax_document_set", "order.invoice_revised"]);
  });
}
