import { openScreen, staff, staffCalls } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { sendRequest } from "../support/contact-request.ts";
import { uniqueUsername } from "../support/people.ts";
import { variantsOf } from "../support/variants.ts";
import { expect } from "../test.ts";

const wordsOf = {
  id: {
    product: /^Produk/,
    social: "BigSocial",
    others: "Selain yang dipilih",
    subject: "Judul",
    text: /^Isi surel/,
    send: "Kirim surel",
    mine: "Prospek ini sekarang milik Anda",
    undo: "Urungkan",
    free: "Prospek ini tanpa pemilik lagi",
    save: "Simpan tampilan",
    name: "Nama tampilan",
    keep: "Simpan",
    settings: (name: string) => `Atur tampilan ${name}`,
    share: "Bagikan kepada semua yang membaca prospek",
    shared: (name: string) => `${name}, tampilan bersama`,
  },
  en: {
    product: /^Product/,
    social: "BigSocial",
    others: "All but those chosen",
    subject: "Subject",
    text: /^Text/,
    send: "Send email",
    mine: "This lead is yours now",
    undo: "Undo",
    free: "This lead has no owner again",
    save: "Save view",
    name: "Name of the view",
    keep: "Save",
    settings: (name: string) => `Settings of the view ${name}`,
    share: "Share with everybody who reads leads",
    shared: (name: string) => `${name}, shared view`,
  },
};

for (const locale of variantsOf("ownership of a lead", ["en", "id"] as const))
  test(`the first answer makes a lead mine and is undone; products are left out, the view is shared (${locale})`, async ({
    browser,
  }) => {
    const words = wordsOf[locale];
    const sales = await staff(browser, "sales", { name: `milik.${locale}`, locale });
    const { page } = sales;
    const lead = await sendRequest(page, `${uniqueUsername("calon")}@example.id`);
    await openScreen(page, `/leads/${lead}`);
    await page.getByLabel(words.subject).fill("Demo");
    await page.getByLabel(words.text).fill("Halo, kapan?");
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByText(words.mine)).toBeVisible();
    const toast = page.locator(".toast", { hasText: words.mine });
    await toast.getByRole("button", { name: words.undo }).click();
    await expect(page.getByText(words.free)).toBeVisible();

    await openScreen(page, "/leads");
    const filter = page.locator(".several-filter", { hasText: words.product });
    await filter.locator("summary").click();
    await filter.getByLabel(words.social, { exact: true }).click();
    await expect(filter.getByLabel(words.social, { exact: true })).toBeChecked();
    await filter.getByLabel(words.others).click();
    await expect(page).toHaveURL(/product=%21big-social/);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.save }).click();
    const name = `Tanpa BigSocial ${locale}`;
    await page.getByLabel(words.name).fill(name);
    await page.getByRole("button", { name: words.keep, exact: true }).click();
    await page.getByRole("button", { name: words.settings(name) }).click();
    await page.getByLabel(words.share).click();
    await expect(page.getByLabel(words.share)).toBeChecked();
    expect(await findViolations(page)).toEqual([]);

    // A colleague on a phone has the view too.
    const viewport = { width: 320, height: 720 };
    const other = await staff(browser, "sales", { name: `rekan.${locale}`, locale, viewport });
    await openScreen(other.page, "/leads");
    await other.page.getByRole("link", { name: words.shared(name) }).click();
    await expect(other.page).toHaveURL(/product=%21big-social/);
    expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    const calls = await staffCalls("sales");
    const { data } = await (await calls.get("/api/admin/leads/views")).json();
    expect(data.find((view: { name: string }) => view.name === name)).toMatchObject({ shared: true, own: false });
    await calls.dispose();
  });
