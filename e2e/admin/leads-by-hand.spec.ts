import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { variantsOf } from "../support/variants.ts";
import { expect, refusal } from "../test.ts";

const languages = {
  id: {
    viewport: { width: 390, height: 844 },
    new: "Prospek baru",
    save: "Simpan prospek",
    ...{
      name: "Nama",
      company: /^Perusahaan/,
      phone: "Telepon atau WhatsApp",
      note: /^Catatan/,
    },
    ...{ origin: "Asal prospek", basis: "Mengapa boleh disimpan", how: "Bagaimana dan kapan" },
    tags: "Label",
    required: "Wajib diisi.",
    reach: "Isi alamat surel atau nomor telepon.",
    similar: /Mungkin sudah ada \(1\)/,
    saveEdit: "Simpan",
    changed: /Nama: .* menjadi/,
    ...{ add: "Isian baru", nameId: "Nama dalam bahasa Indonesia" },
    ...{ nameEn: "Nama dalam bahasa Inggris", kind: "Jenis", choices: "Pilihan", saveField: "Simpan isian" },
  },
  en: {
    viewport: { width: 1280, height: 800 },
    new: "New lead",
    save: "Save lead",
    ...{ name: "Name", company: /^Company/, phone: "Phone or WhatsApp", note: /^Note/ },
    ...{ origin: "Source", basis: "Why we may store this", how: "How and when" },
    tags: "Tags",
    required: "This is required.",
    reach: "Enter an email address or a phone number.",
    similar: /Possibly here already \(1\)/,
    saveEdit: "Save",
    changed: /Name: .* to/,
    ...{ add: "New field", nameId: "Name in Indonesian" },
    ...{ nameEn: "Name in English", kind: "Kind", choices: "Choices", saveField: "Save field" },
  },
};

for (const locale of variantsOf("lead by hand", ["id", "en"] as const)) {
  test(`a call becomes a lead with an own field, is corrected and found again (${locale})`, async ({
    browser,
    allowErrors,
    audited,
  }) => {
    const words = languages[locale];
    const { viewport } = words;
    const mark = `${locale}${test.info().repeatEachIndex}${test.info().workerIndex}`;
    const fieldName = `Tier ${mark}`;
    allowErrors(refusal(400, "/admin/leads"));

    const admin = await staff(browser, "admin", { locale, viewport });
    await openScreen(admin.page, "/leads/fields");
    await admin.page.getByRole("button", { name: words.add }).click();
    const dialog = admin.page.getByRole("dialog");
    await dialog.getByLabel(words.nameId).fill(`${fieldName} id`);
    await dialog.getByLabel(words.nameEn).fill(`${fieldName} en`);
    await dialog.getByLabel(words.kind, { exact: true }).selectOption("choice");
    await dialog.getByLabel(words.choices).fill("Gold\nSilver");
    await dialog.getByRole("button", { name: words.saveField }).click();
    await expect(admin.page.getByText(`${fieldName} ${locale}`, { exact: true })).toBeVisible();
    expect(await findViolations(admin.page)).toEqual([]);

    const sales = await staff(browser, "sales", { locale, viewport });
    const { page } = sales;
    await openScreen(page, "/leads");
    await page.keyboard.press("c");
    await expect(page.getByRole("heading", { level: 1, name: words.new })).toBeVisible();
    await page.getByLabel(words.name, { exact: true }).fill(`Rina ${mark}`);
    await page.getByLabel(words.company).fill(`PT Panggilan ${mark}`);
    await page.getByLabel(words.note).fill("Menelepon pagi ini");
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByText(words.reach)).toBeVisible();
    await expect(page.getByText(words.required).first()).toBeVisible();
    await page.getByLabel(words.phone).fill("0812 7777 8888");
    await page.getByLabel(words.origin).selectOption("phone");
    await page.getByLabel(words.basis).selectOption("consent");
    await page.getByLabel(words.how).fill("Minta ditelepon kembali");
    await page.getByLabel(words.tags, { exact: true }).fill("VIP");
    await page.getByLabel(words.tags, { exact: true }).press("Enter");
    await page.getByLabel(`${fieldName} ${locale}`).selectOption("Gold");
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(`Rina ${mark}`) })).toBeVisible();
    await expect(page.getByText("Minta ditelepon kembali").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

    // A wrong name is put right; the timeline says what it was.
    await page.keyboard.press("f");
    const form = page.getByRole("dialog");
    await form.getByLabel(words.name, { exact: true }).fill(`Rina Puspa ${mark}`);
    await form.getByRole("button", { name: words.saveEdit, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(`Rina Puspa ${mark}`) })).toBeVisible();
    await expect(page.getByText(words.changed)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    // The same caller again is offered the lead that is there.
    await openScreen(page, "/leads/new");
    await page.getByLabel(words.phone).fill("+62 812-7777-8888");
    await expect(page.getByRole("heading", { name: words.similar })).toBeVisible();
    await page.getByLabel(words.phone).fill("");

    await openScreen(page, `/leads?own=${encodeURIComponent(`tier-${mark}-en:is:Gold`)}&tag=VIP`);
    const grid = page
      .getByRole("grid")
      .getByRole("row")
      .filter({ has: page.getByRole("gridcell") });
    await expect(grid).toHaveCount(1);
    await expect(grid).toContainText(`Rina Puspa ${mark}`);
    expect(await findViolations(page)).toEqual([]);
    expect(await audited(sales)).toEqual(["lead.entered", "lead.edited"]);
  });
}
