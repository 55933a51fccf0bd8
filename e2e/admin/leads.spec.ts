import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { variantsOf } from "../support/variants.ts";
import { type Browser, expect, type Page } from "../test.ts";

const languages = {
  id: {
    company: "Nusantara",
    contact: "/contact-us",
    send: "Kirim permintaan",
    title: "Prospek",
    none: "Tidak ada prospek yang cocok",
    contacted: "Dihubungi",
    qualified: "Layak",
    assignTo: "Tugaskan kepada",
    moveTo: "Pindahkan ke",
    moved: "Status: Baru menjadi Dihubungi",
    assigned: /Ditugaskan kepada/,
    changed: "1 prospek diubah",
    undo: "Urungkan",
    undone: "1 prospek dikembalikan",
  },
  en: {
    company: "Britannia",
    contact: "/en/contact-us",
    send: "Send request",
    title: "Leads",
    none: "No leads match",
    contacted: "Contacted",
    qualified: "Qualified",
    assignTo: "Assign to",
    moveTo: "Move to",
    moved: "State: New to Contacted",
    assigned: /Assigned to/,
    changed: "1 leads changed",
    undo: "Undo",
    undone: "1 leads restored",
  },
};

/** Sends the public contact form. */
async function sendForm(browser: Browser, { contact, send }: (typeof languages)["id"], company: string) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(contact);
  await page.locator("[data-island=contact-form][data-hydrated]").waitFor();
  await page.locator("#name").fill("Sari Wulandari");
  await page.locator("#company").fill(company);
  await page.locator("#email").fill("sari@example.id");
  await page.locator("#phone").fill("0812 3456 7890");
  await page.locator("#industry").selectOption("retail");
  await page.locator("#job").fill("Manajer");
  await page.locator("#product").selectOption("big-social");
  await page.locator("#message").fill("Kami ingin tahu apa yang dikatakan pelanggan.");
  await page.getByRole("button", { name: send }).click();
  await page.waitForURL(/\/success$/);
  await page.context().close();
}

const rows = (page: Page) =>
  page
    .getByRole("grid")
    .getByRole("row")
    .filter({ has: page.getByRole("gridcell") });

for (const locale of variantsOf("lead by keyboard", ["id", "en"] as const)) {
  test(`a lead appears live, is assigned and moved by keyboard alone (${locale})`, async ({ browser, audited }) => {
    const words = languages[locale];
    const company = `PT Papan ${words.company} ${test.info().repeatEachIndex}`;
    const sales = await staff(browser, "sales", { locale });
    const { page, name } = sales;
    await openScreen(page, "/leads");
    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    await page.keyboard.press("/");
    await page.keyboard.type(company);
    await expect(page.getByText(words.none)).toBeVisible();
    await sendForm(browser, words, company);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(company);

    await page.getByRole("searchbox").blur();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(company);
    const dialog = page.locator("dialog[open]");
    await page.keyboard.press("a");
    await expect(dialog).toContainText(words.assignTo);
    // Oneself is the first.
    await page.keyboard.press("Enter");
    await expect(page.getByText(words.assigned)).toContainText(name);
    await page.keyboard.press("s");
    await expect(dialog).toContainText(words.moveTo);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page.getByText(words.moved)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.keyboard.press("u");
    await expect(rows(page)).toContainText(words.contacted);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.keyboard.press("s");
    await expect(dialog).toContainText(words.moveTo);
    await dialog.getByRole("button", { name: words.qualified }).press("Enter");
    await expect(page.getByText(words.changed)).toBeVisible();
    await expect(rows(page)).toContainText(words.qualified);
    await page.getByRole("button", { name: words.undo }).click();
    await expect(page.getByText(words.undone)).toBeVisible();
    await expect(rows(page)).toContainText(words.contacted);
    // Assigned, moved, moved with others, and back.
    expect(await audited(sales)).toEqual(["lead.assigned", "lead.moved", "lead.moved", "lead.moved"]);
    await page.context().close();
  });
}

test("a viewer reads leads and is offered nothing that changes them", async ({ browser }) => {
  const words = languages.en;
  const company = `PT Hanya Baca ${test.info().repeatEachIndex}`;
  await sendForm(browser, words, company);
  const { page } = await staff(browser, "viewer", { locale: "en" });
  await openScreen(page, `/leads?q=${encodeURIComponent(company)}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Download CSV" })).toHaveCount(0);
  await page.getByRole("link", { name: company }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(company);
  await expect(page.getByText("Kami ingin tahu apa yang dikatakan pelanggan.")).toBeVisible();
  for (const key of ["a", "s"]) await page.keyboard.press(key);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Assign|Change state|restore/ })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await page.context().close();
});
