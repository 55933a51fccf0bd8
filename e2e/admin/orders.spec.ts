import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { actAsBank, placeOrderByCalls } from "../support/order-calls.ts";
import { createCustomer } from "../support/people.ts";
import { variantsOf } from "../support/variants.ts";
import { type Browser, expect, type Page } from "../test.ts";

const wordsOf = {
  id: {
    prefix: "",
    attention: "Perlu keputusan",
    short: /^Yang tiba kurang Rp1\.000 dari tagihan/,
    accept: "Terima",
    reason: "Alasan",
    limit: /orang kedua harus menyetujui/,
    second: "Orang kedua harus memutuskan",
    own: /Anda yang mengusulkan/,
    approve: "Setujui",
    paid: "Dibayar",
    open: (language: string) => new RegExp(`Tagihan INV-.*: Buka dalam bahasa ${language}`),
    languages: ["Indonesia", "Inggris"],
  },
  en: {
    prefix: "/en",
    attention: "Needs a decision",
    short: /^Rp1,000 short/,
    accept: "Accept",
    reason: "Reason",
    limit: /a second person must approve/,
    second: "A second person has to decide",
    own: /You proposed this/,
    approve: "Approve",
    paid: "Paid",
    open: (language: string) => new RegExp(`Invoice INV-.*: Open in ${language}`),
    languages: ["Indonesian", "English"],
  },
};

async function openOrder(page: Page, number: string) {
  await page.getByRole("searchbox").fill(number);
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
}

async function customerPage(browser: Browser) {
  return (await browser.newContext()).newPage();
}

for (const locale of variantsOf("decision on a wrong payment", ["id", "en"] as const))
  test(`finance proposes to accept a wrong payment, an administrator approves, and the order is invoiced (${locale})`, async ({
    browser,
    audited,
  }) => {
    const words = wordsOf[locale];
    const customer = await customerPage(browser);
    await createCustomer(customer, words, `keputusan.${locale}`);
    // Above the limit of one person, and Rp1,000 too little.
    const number = await placeOrderByCalls(customer, { package_id: "big-social-growth", months: 12 }, locale);
    await actAsBank(customer, number, "pay-wrong-amount");
    const finance = await staff(browser, "finance", { name: `keuangan.${locale}`, locale });
    const { page } = finance;

    await openScreen(page, "/orders");
    await page.getByRole("button", { name: words.attention, exact: true }).click();
    await openOrder(page, number);
    await expect(page.getByText(words.short)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: words.accept, exact: true }).click();
    const dialog = page.locator("dialog[open]");
    await expect(dialog.getByText(words.limit)).toBeVisible();
    await dialog.getByRole("textbox", { name: words.reason }).fill("Selisih biaya transfer antarbank");
    await dialog.getByRole("button", { name: words.accept, exact: true }).click();
    await expect(page.getByRole("heading", { name: words.second })).toBeVisible();
    await expect(page.getByText(words.own)).toBeVisible();
    await expect(page.getByRole("button", { name: words.approve, exact: true })).toHaveCount(0);

    const admin = await staff(browser, "admin", { name: `setuju.${locale}`, locale });
    const { page: adminPage } = admin;
    await openScreen(adminPage, "/orders");
    await openOrder(adminPage, number);
    await adminPage.getByRole("button", { name: words.approve, exact: true }).click();
    await adminPage.locator("dialog[open]").getByRole("button", { name: words.approve, exact: true }).click();
    await expect(adminPage.locator(".screen-head").getByText(words.paid, { exact: true })).toBeVisible();
    expect(await findViolations(adminPage)).toEqual([]);
    for (const language of words.languages) {
      const pdf = adminPage.waitForResponse((response) => response.url().includes("/invoice.pdf"));
      await adminPage.getByRole("button", { name: words.open(language) }).click();
      expect((await pdf).headers()["content-type"]).toBe("application/pdf");
    }
    // The first person sees it without doing anything.
    await expect(page.locator(".screen-head").getByText(words.paid, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: words.second })).toHaveCount(0);
    expect(await audited(finance)).toEqual(["order.decision_proposed"]);
    expect(await audited(admin)).toEqual(["order.decision_approved", "order.settled_as_paid"]);
  });

test("a decision that somebody else was faster with says who, and can only be closed; a list that fails is never said to be empty, and remembers its columns", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(/status of 409 .*\/decision/, /status of 400 .*\/api\/admin\/orders/);
  const customer = await customerPage(browser);
  await createCustomer(customer, wordsOf.en, "lebihcepat");
  const number = await placeOrderByCalls(customer, { package_id: "big-social-starter", months: 1 }, "en");
  await actAsBank(customer, number, "pay-wrong-amount");
  const { page } = await staff(browser, "finance", { locale: "en" });
  const other = await staff(browser, "admin", { locale: "en" });
  for (const each of [page, other.page]) {
    await openScreen(each, "/orders");
    await openOrder(each, number);
    await each.getByRole("button", { name: wordsOf.en.accept, exact: true }).click();
    await each.locator("dialog[open]").getByRole("textbox", { name: wordsOf.en.reason }).fill("Biaya antarbank");
  }
  await other.page.locator("dialog[open]").getByRole("button", { name: wordsOf.en.accept, exact: true }).click();
  await expect(other.page.locator(".screen-head").getByText(wordsOf.en.paid, { exact: true })).toBeVisible();

  // The screen follows, and the dialog stays.
  await expect(page.locator(".screen-head").getByText(wordsOf.en.paid, { exact: true })).toBeVisible();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: wordsOf.en.accept, exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText(/was faster \(Accepted as paid, .*The order is now: Paid\./);
  await expect(dialog.getByRole("textbox", { name: wordsOf.en.reason })).toHaveValue("Biaya antarbank");
  await expect(dialog.getByRole("button", { name: wordsOf.en.accept, exact: true })).toHaveCount(0);
  await dialog.locator(".form-actions").getByRole("button").click();
  await expect(dialog).toHaveCount(0);

  await openScreen(page, "/orders");
  const header = page.getByRole("columnheader", { name: "Email", exact: true });
  await expect(page.getByRole("columnheader", { name: "Number", exact: true })).toBeVisible();
  await expect(header).toHaveCount(0);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Email", exact: true }).check();
  await expect(header).toBeVisible();
  await page.reload();
  await expect(header).toBeVisible();

  await page.route(/\/api\/admin\/orders(\?|$)/, (route) => route.fulfill({ status: 400, json: { status: 400 } }));
  await openScreen(page, "/orders");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText("No orders match")).toHaveCount(0);
  await expect(page.locator(".empty")).toHaveCount(0);
});
