import { readFile } from "node:fs/promises";
import { openScreen, staff } from "./support/admin.ts";
import { test } from "./support/audit.ts";
import { findViolations } from "./support/axe.ts";
import { mailsTo } from "./support/mailbox.ts";
import { actAsBank, placeOrderByCalls } from "./support/order-calls.ts";
import { createCustomer } from "./support/people.ts";
import { labelsByLocale, newPage, press } from "./support/shop-journey.ts";
import { cutOff, expect, type Page } from "./test.ts";

const account = "5550987321";

/** Waits for a mail to an address by its subject. */
async function mailTo(address: string, subject: RegExp) {
  const find = async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject ?? ""));
  await expect.poll(async () => (await find())?.subject, { timeout: 120_000 }).toMatch(subject);
  return (await find())!;
}

const receipt = "%PDF-1.7 bukti transfer";

/** Presses a button that saves a file, and returns the file. */
async function saved(page: Page, button: string) {
  const event = page.waitForEvent("download");
  await press(page, button);
  const download = await event;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("money paid twice is returned: account on the order's page, transfer by finance, and help in a thread of its own", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(cutOff);
  const labels = labelsByLocale.id;
  const page = await newPage(browser, { width: 390, height: 844 });
  const name = await createCustomer(page, labels, "rahma.ganda");
  const number = await placeOrderByCalls(page, { package_id: "big-view-starter", months: 1 }, "id");
  await actAsBank(page, number, "pay-twice");
  await page.goto("/account/invoices");
  await page.getByRole("link", { name: `Lihat pesanan ${number}` }).click();
  const island = page.locator("[data-island=payment-order]");
  await expect(island).toContainText("Kelebihan Rp666.000 tetap milik Anda");

  // A mistake is named at its field, and what was typed stays.
  const part = page.locator("[data-refund-account]");
  await part.getByLabel("Bank", { exact: true }).selectOption("BCA");
  await part.getByLabel("Nomor rekening").fill("12");
  await part.getByLabel("Nama pemilik rekening").fill("Siti Rahmawati");
  await press(page, "Kirim rekening");
  await expect(page.locator("#refund-account_number-error")).toContainText("6 sampai 20 angka");
  await expect(part.getByLabel("Nama pemilik rekening")).toHaveValue("Siti Rahmawati");
  expect(await findViolations(page)).toEqual([]);
  // Without a network nothing is asked; what was typed is there again afterwards.
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("pageshow")));
  await expect(part).toBeHidden();
  await page.context().setOffline(false);
  await expect(part.getByLabel("Nama pemilik rekening")).toHaveValue("Siti Rahmawati");
  await expect(part).toBeVisible();
  await part.getByLabel("Nomor rekening").fill("555-098-7321");
  await press(page, "Kirim rekening");
  await expect(part).toContainText("BCA, nomor berakhiran 7321");
  await expect(part).not.toContainText(account);
  // Nor is its end stored, which is shown.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(account.slice(-4));

  // Finance reads the number, returns the money and enters the transfer.
  const finance = await staff(browser, "finance");
  await openScreen(finance.page, "/orders");
  await finance.page.getByRole("searchbox").fill(number);
  await finance.page.getByRole("link", { name: number }).click();
  await finance.page.getByRole("button", { name: "Tampilkan nomor", exact: true }).click();
  await expect(finance.page.getByText(account)).toBeVisible();
  await expect(finance.page.getByText("Siti Rahmawati")).toBeVisible();
  expect(await findViolations(finance.page)).toEqual([]);
  const orderId = new URL(finance.page.url()).pathname.split("/").at(-1)!;

  // Meanwhile the customer asks: the button leads to a request about this order, not to the form for sales.
  await island.getByRole("link", { name: "Hubungi kami", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/account/help\\?order=${orderId}`));
  await expect(page.locator("#help-order option:checked")).toContainText(number);
  await press(page, "Kirim");
  await expect(page.locator("#help-text-error")).toBeVisible();
  await page.locator("#help-text").fill("Kapan uangnya dikirim?");
  // A file that is not one of those named is refused at its field before anything is sent.
  const file = page.locator("#help-file");
  await file.setInputFiles({ name: "bukti.pdf", mimeType: "application/pdf", buffer: Buffer.from("bukan PDF") });
  await press(page, "Kirim");
  await expect(page.locator("#help-file-error")).toContainText("Pilih berkas PDF, PNG, atau JPEG");
  await expect(page.locator("#help-text")).toHaveValue("Kapan uangnya dikirim?");
  expect(await findViolations(page)).toEqual([]);
  await file.setInputFiles({ name: "bukti.pdf", mimeType: "application/pdf", buffer: Buffer.from(receipt) });
  await press(page, "Kirim");
  await expect(page.getByText(/Permintaan REQ-\d{6}-\d{6} kami terima/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await openScreen(finance.page, "/help");
  await finance.page.getByRole("row").filter({ hasText: number }).getByRole("link", { name: /^REQ-/ }).click();
  await expect(finance.page.getByText("Kapan uangnya dikirim?")).toBeVisible();
  expect(await saved(finance.page, "Unduh bukti.pdf")).toEqual({ name: "bukti.pdf", text: receipt });
  await finance.page.getByRole("textbox", { name: "Jawaban" }).fill("Hari ini, ke rekening Anda.");
  await press(finance.page, "Kirim jawaban");
  await expect(finance.page.locator(".screen-head").getByText("Menunggu pelanggan")).toBeVisible();
  expect(await findViolations(finance.page)).toEqual([]);

  const answer = await mailTo(`${name}@example.id`, /^Jawaban untuk permintaan REQ-/);
  expect(answer.text).toContain("Hari ini, ke rekening Anda.");
  await page.goto(/https?:\S+\/account\/help\?request=[\w-]+/.exec(answer.text!)![0]);
  await expect(page.getByText("Hari ini, ke rekening Anda.")).toBeVisible();
  expect(await saved(page, "Unduh bukti.pdf")).toEqual({ name: "bukti.pdf", text: receipt });
  await press(page, "Tandai selesai");
  await expect(page.getByText("Permintaan ini selesai")).toBeVisible();
  await page.locator("#again-text").fill("Terima kasih");
  await press(page, "Kirim");
  await expect(page.getByText("Menunggu jawaban kami")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await openScreen(finance.page, `/orders/${orderId}`);
  await finance.page.getByRole("button", { name: "Kembalikan uang", exact: true }).first().click();
  const dialog = finance.page.locator("dialog[open]");
  await dialog.getByRole("textbox", { name: "Alasan" }).fill("Dibayar dua kali");
  await dialog.getByRole("textbox", { name: "Nomor transfer" }).fill("TRF-2026-77");
  await dialog.locator("button[type=submit]").click();
  await expect(finance.page.getByText("Terkirim", { exact: true }).first()).toBeVisible();

  await page.goto(`/payment/${orderId}`);
  await expect(page.locator("[data-money]")).toContainText(/Rp666\.000 sudah kami kirim lewat transfer pada/);
  await expect(page.locator("[data-refund-account]")).toHaveCount(0);
  await mailTo(`${name}@example.id`, /dikembalikan$/);
  for (const { text, html } of await mailsTo(`${name}@example.id`)) expect(`${text}${html}`).not.toContain(account);
});

test("money paid by QRIS is returned by the provider without an account, and by transfer when it refuses", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(cutOff);
  const labels = labelsByLocale.id;
  const page = await newPage(browser, { width: 390, height: 844 });
  const name = await createCustomer(page, labels, "rahma.kembali");
  const choice = { package_id: "big-view-starter", months: 1, payment_method: "qris" } as const;
  const number = await placeOrderByCalls(page, choice, "id");
  await actAsBank(page, number, "pay");
  const finance = await staff(browser, "finance");
  await openScreen(finance.page, "/orders");
  await finance.page.getByRole("searchbox").fill(number);
  await finance.page.getByRole("link", { name: number }).click();

  const dialog = finance.page.locator("dialog[open]");
  /** Records a refund of a part, and returns what the dialog says of its way. */
  const refund = async (amount: string, way: RegExp) => {
    await finance.page.getByRole("button", { name: "Kembalikan uang", exact: true }).first().click();
    await dialog.getByRole("combobox", { name: "Berapa" }).selectOption("part");
    await dialog.getByRole("spinbutton", { name: "Jumlah dalam rupiah" }).fill(amount);
    await expect(dialog.getByText(way)).toBeVisible();
    await dialog.getByRole("textbox", { name: "Alasan" }).fill("Salah memilih paket");
    await dialog.locator("button[type=submit]").click();
    await expect(dialog).toBeHidden();
  };
  await refund("100000", /Penyedia pembayaran mengembalikannya ke sumber pembayaran/);
  await expect(finance.page.getByText("Dikembalikan penyedia", { exact: true })).toBeVisible();
  await expect(finance.page.getByText(/Rujukan penyedia rfd-/)).toBeVisible();
  expect(await findViolations(finance.page)).toEqual([]);
  const orderId = new URL(finance.page.url()).pathname.split("/").at(-1)!;
  await page.goto(`/payment/${orderId}`);
  await expect(page.locator("[data-money]")).toContainText(/Rp100\.000 sudah dikembalikan lewat penyedia pembayaran/);
  await expect(page.locator("[data-refund-account]")).toHaveCount(0);
  const mail = await mailTo(`${name}@example.id`, /dikembalikan$/);
  expect(mail.text).toContain("ke aplikasi atau rekening yang dipakai membayar");

  // The simulated bank refuses this amount: it is transferred, to an account that is asked for by mail.
  await refund("20303", /Penyedia pembayaran mengembalikannya ke sumber pembayaran/);
  await expect(finance.page.getByText(/Penyedia pembayaran menolak: aplikasi atau bank pembayar/)).toBeVisible();
  await expect(finance.page.getByRole("button", { name: "Isi bukti", exact: true })).toBeVisible();
  expect(await findViolations(finance.page)).toEqual([]);
  const asked = await mailTo(`${name}@example.id`, /^Rekening untuk mengembalikan uang/);
  await page.goto(/https?:\S+\/payment\/[\w-]+/.exec(asked.text!)![0]);
  await expect(page.locator("[data-refund-account]").getByLabel("Nomor rekening")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
