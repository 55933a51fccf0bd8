import { readFileSync } from "node:fs";
import { openScreen, type StaffMember, staff } from "../support/admin.ts";
import { actAsBank, placeOrderByCalls } from "../support/order-calls.ts";
import { createCustomer, origins, uniqueUsername } from "../support/people.ts";
import { test } from "../support/second-server.ts";
import { labelsByLocale, press } from "../support/shop-journey.ts";
import { variantsOf } from "../support/variants.ts";
import { expect, type Page } from "../test.ts";

const wordsOf = (locale: string, set: string) => JSON.parse(readFileSync(`content/${locale}/${set}.json`, "utf8"));

/** Sends a call of the back office as the person does who is logged in on the page. */
async function call<Data>({ page }: StaffMember, method: string, path: string, data?: object): Promise<Data> {
  const { token } = (await (await page.request.get("/api/auth/token")).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.fetch(`/api/admin${path}`, { method, headers, ...(data && { data }) });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: Data }).data;
}

/** Publishes the company's NPWP, which the samples leave open and Coretax demands; a second person approves. */
async function publishNpwp(editor: StaffMember, admin: StaffMember, npwp: string) {
  type Draft = { words: { company: { npwp: string } }; version: number };
  const items = [];
  const { languages } = await call<{ languages: Record<string, Draft> }>(editor, "GET", "/content/documents/common");
  for (const locale of ["id", "en"]) {
    const { words, version } = languages[locale]!;
    words.company.npwp = npwp;
    const path = `/content/documents/common/${locale}/draft`;
    const saved = await call<{ version: number }>(editor, "PUT", path, { words, version });
    items.push({ document: "common", locale, version: saved.version });
  }
  const { id } = await call<{ id: string }>(editor, "POST", "/content/publications", { items });
  await call(admin, "POST", `/content/publications/${id}/review`, { decision: "approve" });
}

async function fileOf(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent("download");
  await press(page, button);
  return (await (await (await downloading).createReadStream()).toArray()).join("");
}

/** Returns the sum of a column of a file in the form of its language. */
function sumOf(csv: string, column: string): number {
  const [head, ...lines] = csv
    .replace(/^\uFEFF/, "")
    .trim()
    .split(/\r?\n/);
  const separator = head!.includes(";") ? ";" : ",";
  const cells = (line: string) =>
    line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)).map((cell) => cell.replace(/^"|"$/g, ""));
  const at = cells(head!).indexOf(column);
  expect(at).toBeGreaterThanOrEqual(0);
  return lines.reduce((sum, line) => sum + Number(cells(line)[at]), 0);
}

for (const locale of variantsOf("call to journal", ["id", "en"] as const))
  test(`a call becomes a lead, is planned, valued, ordered, won, invoiced, filed with Coretax and booked (${locale})`, async ({
    browser,
    second,
  }) => {
    const entry = wordsOf(locale, "admin-lead-entry");
    const { deal, close } = wordsOf(locale, "admin-pipeline");
    const tasks = wordsOf(locale, "admin-tasks");
    const { states } = wordsOf(locale, "admin-leads");
    const invoices = wordsOf(locale, "admin-invoices");
    const csv = locale === "id" ? "Unduh CSV" : "Download CSV";
    const context = await browser.newContext({ baseURL: second.url });
    origins.set(context, second.url);
    const customer = await context.newPage();
    const name = await createCustomer(customer, labelsByLocale[locale], `telepon.${locale}`);
    const company = `PT ${uniqueUsername("Rempah")} ${locale}`;

    // The person calls, and agrees to be called back.
    const sales = await staff(browser, "sales", { name: `telepon.${locale}`, locale, server: second });
    const { page } = sales;
    await openScreen(page, "/leads");
    await page.keyboard.press("c");
    await page.getByLabel(entry.fields.name, { exact: true }).fill("Sari Wulandari");
    await page.getByLabel(entry.fields.company).fill(company);
    await page.getByLabel(entry.fields.email).fill(`${name}@example.id`);
    await page.getByLabel(entry.fields.origin, { exact: true }).selectOption("phone");
    await page.getByLabel(entry.fields.legal_basis).selectOption("consent");
    await page.getByLabel(entry.fields.basis_note).fill("Menelepon, minta penawaran");
    await page.getByLabel(entry.fields.product).selectOption("big-social");
    await page.getByLabel(entry.fields.message).fill("Ingin memantau tiga merek");
    await press(page, entry.new.save);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(company);

    // The next step is planned.
    await page.getByRole("button", { name: tasks.panel.new }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByLabel(tasks.form.title).fill("Telepon tentang paket");
    await dialog.getByRole("button", { name: tasks.form.add }).click();
    await expect(page.getByRole("button", { name: "Telepon tentang paket" }).last()).toBeVisible();

    // What it may be worth.
    const panel = page.getByRole("region", { name: deal.title, exact: true });
    await panel.getByRole("button", { name: deal.add }).click();
    await dialog.getByRole("button", { name: deal.addLine }).click();
    await dialog.getByLabel(deal.package).selectOption({ index: 1 });
    await dialog.getByLabel(deal.expected).fill("2027-01-15");
    await dialog.getByRole("button", { name: deal.save }).click();
    await expect(dialog).toHaveCount(0);

    // The person orders and pays: the lead offers to be won.
    const order = await placeOrderByCalls(customer, { package_id: "big-social-starter", months: 1 }, locale);
    await actAsBank(customer, order, "pay");
    await page.reload();
    await panel.getByRole("button", { name: deal.markWon }).click();
    await expect(dialog.getByRole("heading", { name: close.won })).toBeVisible();
    await dialog.getByRole("button").filter({ hasNotText: close.none }).nth(1).click();
    await expect(page.locator(".screen-head").getByText(states.won, { exact: true })).toBeVisible();

    // Finance files the month, enters what Coretax answers, and books it.
    const editor = await staff(browser, "editor", { name: `telepon.editor.${locale}`, server: second });
    const admin = await staff(browser, "admin", { name: `telepon.admin.${locale}`, server: second });
    await publishNpwp(editor, admin, "0012345678901000");
    const finance = await staff(browser, "finance", { name: `telepon.keuangan.${locale}`, locale, server: second });
    const books = finance.page;
    await openScreen(books, "/invoices");
    const row = books.getByRole("row", { name: new RegExp(order) });
    const number = (await row.textContent())!.match(/INV-\d{6}-\d{6}/)![0];
    await row.getByRole("button", { name: invoices.document.action }).click();
    await books.locator("dialog[open]").getByLabel(invoices.document.number).fill("3171 2345 6789 0123");
    await press(books, wordsOf(locale, "admin").form.save);
    await expect(row.getByRole("button", { name: invoices.document.action })).toHaveCount(0);
    const xml = await fileOf(books, invoices.coretax.file);
    expect(xml).toContain("<TIN>0012345678901000</TIN>");
    expect(xml).toContain(`<RefDesc>${number}</RefDesc>`);
    const serial = locale === "id" ? "04002600000000301" : "04002600000000302";
    await books.getByLabel(invoices.serials.label).fill(`${number}\t${serial}`);
    await press(books, invoices.serials.save);
    await expect(row).toContainText(serial);
    await books.getByLabel(invoices.books.layout).selectOption("odoo");
    const journal = await fileOf(books, `${csv}: ${invoices.books.files.journal.name}`);
    expect(journal).toContain(order);
    expect(sumOf(journal, "line_ids/debit")).toBeGreaterThan(0);
    expect(sumOf(journal, "line_ids/debit")).toBe(sumOf(journal, "line_ids/credit"));
  });
