import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { variantsOf } from "../support/variants.ts";
import { expect, refusal } from "../test.ts";

const languages = {
  id: {
    viewport: { width: 320, height: 700 },
    ...{
      choose: "Pilih berkas",
      refused: /tidak dapat dibaca sebagai tabel/,
      check: "Periksa berkas",
      run: "Impor 2 prospek",
    },
    ...{
      origin: "Asal prospek",
      basis: "Mengapa boleh disimpan",
      how: "Bagaimana dan kapan",
      required: "Wajib diisi",
    },
    ...{ faults: "Baris yang salah", fault: /Surel: Isi alamat surel/, added: "Prospek ditambahkan" },
    ...{ undo: "Batalkan impor", removed: "Prospek dihapus" },
    ...{ there: "Sudah ada", choice: /^Yang dilakukan, baris 2/, runOne: "Impor 1 prospek", remove: "Hapus berkas" },
    ...{ chosen: "Pilihan untuk baris 2 disimpan", deleted: "Berkas dihapus" },
  },
  en: {
    viewport: { width: 1280, height: 800 },
    ...{
      choose: "Choose a file",
      refused: /cannot be read as a table/,
      check: "Check the file",
      run: "Import 2 leads",
    },
    ...{ origin: "Source", basis: "Why we may store this", how: "How and when", required: "Required" },
    ...{ faults: "Lines with faults", fault: /Email: Enter an email address/, added: "Leads added" },
    ...{ undo: "Undo the import", removed: "Leads removed" },
    ...{ there: "Here already", choice: /^What happens, line 2/, runOne: "Import 1 leads", remove: "Delete the file" },
    ...{ chosen: "Choice for line 2 stored", deleted: "The file was deleted" },
  },
};

for (const locale of variantsOf("import of leads", ["id", "en"] as const)) {
  test(`a list of a fair is checked, imported and taken back (${locale})`, async ({
    browser,
    allowErrors,
    audited,
  }) => {
    const words = languages[locale];
    const { viewport } = words;
    const mark = `${locale}${test.info().repeatEachIndex}${test.info().workerIndex}${Date.now()}`;
    allowErrors(refusal(409, "/admin/leads/imports"), refusal(400, "/admin/leads/imports/[^/]+/check"));
    const sales = await staff(browser, "sales", { locale, viewport });
    const { page } = sales;
    await openScreen(page, "/leads/import");
    const file = (name: string, content: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
    await page.getByLabel(words.choose).setInputFiles(file("gambar.csv", "\x89PNG\0"));
    await expect(page.getByText(words.refused)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const lines = [
      "Nama;Perusahaan;Surel",
      `Sari;PT A;sari.${mark}@example.id`,
      `Budi;PT B;budi.${mark}@example.id`,
      "Tanpa;;",
    ];
    await page.getByLabel(words.choose).setInputFiles(file("pameran.csv", lines.join("\n")));
    await expect(page.getByRole("heading", { level: 1, name: "pameran.csv" })).toBeVisible();
    await page.getByRole("button", { name: words.check }).click();
    await expect(page.getByText(words.required).first()).toBeVisible();
    const giveBasis = async () => {
      await page.getByLabel(words.origin).selectOption("fair");
      await page.getByLabel(words.basis).selectOption("consent");
      await page.getByLabel(words.how).fill("Kartu nama di pameran");
    };
    await giveBasis();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: words.check }).click();
    await expect(page.getByRole("heading", { name: words.faults })).toBeVisible();
    await expect(page.getByText(words.fault).first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.added)).toBeVisible();
    const imported = page.url();

    // Another list has one of them: what becomes of that line is chosen beside the lead, and survives a reload.
    await openScreen(page, "/leads/import");
    const again = ["Nama;Perusahaan;Surel", `Sari Baru;PT A;sari.${mark}@example.id`];
    await page.getByLabel(words.choose).setInputFiles(file("lagi.csv", again.join("\n")));
    await expect(page.getByRole("heading", { level: 1, name: "lagi.csv" })).toBeVisible();
    await giveBasis();
    await page.getByRole("button", { name: words.check }).click();
    await expect(page.getByRole("heading", { name: words.there })).toBeVisible();
    await expect(page.getByRole("link", { name: "Sari", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: words.runOne })).toBeHidden();
    await page.getByRole("combobox", { name: words.choice }).selectOption("add");
    await expect(page.getByText(words.chosen)).toBeVisible();
    await expect(page.getByRole("button", { name: words.runOne })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await page.reload();
    await expect(page.getByRole("combobox", { name: words.choice })).toHaveValue("add");
    await expect(page.getByRole("button", { name: words.runOne })).toBeVisible();
    await page.getByRole("button", { name: words.remove }).click();
    await expect(page.getByText(words.deleted)).toBeVisible();

    await page.goto(imported);
    await page.getByRole("button", { name: words.undo }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.undo }).click();
    await expect(page.getByText(words.removed)).toBeVisible();
    expect(await audited(sales)).toEqual([
      "lead.file_uploaded",
      "lead.import_check",
      "lead.import_run",
      "lead.file_uploaded",
      "lead.import_check",
      "lead.import_choice",
      "lead.file_deleted",
      "lead.import_undo",
    ]);
  });
}
