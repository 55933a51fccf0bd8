import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { sendRequest } from "../support/contact-request.ts";
import { waitForMails } from "../support/mailbox.ts";
import { uniqueUsername } from "../support/people.ts";
import { expect } from "../test.ts";

test("on a phone, in English: a press on WhatsApp is recorded and asks whether it reached them", async ({
  browser,
  audited,
}) => {
  const viewport = { width: 390, height: 800 };
  const sales = await staff(browser, "sales", { locale: "en", viewport });
  const { page } = sales;
  // Nothing outside is opened.
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: "" }));
  const lead = await sendRequest(page, `${uniqueUsername("telepon")}@example.id`);
  await openScreen(page, `/leads/${lead}`);
  await page.getByRole("toolbar").getByRole("link", { name: "WA" }).click();
  await expect(page.getByText("Did WhatsApp reach Sari Wulandari?")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Reached, mark as contacted" }).click();
  await expect(page.locator(".toast", { hasText: "This lead is yours now" })).toBeVisible();
  await expect(page.getByText("Did WhatsApp reach Sari Wulandari?")).toHaveCount(0);
  await expect(page.getByText("Contacted").first()).toBeVisible();
  const timeline = page.getByRole("region", { name: "Conversation" });
  await timeline.getByText("Changes", { exact: true }).click();
  await expect(timeline.getByText("State: New to Contacted")).toBeVisible();
  await expect(timeline.getByText("tried WhatsApp")).toHaveCount(0);
  expect(await audited(sales)).toEqual([
    "lead.attempt_recorded",
    "lead.attempt_answered",
    "lead.moved",
    // Nobody had the lead: it belongs to whoever reached it.
    "lead.assigned",
  ]);
  const { page: reader } = await staff(browser, "viewer", { locale: "en" });
  await openScreen(reader, `/leads/${lead}`);
  await expect(reader.getByText("tried WhatsApp")).toBeVisible();
  await expect(reader.getByRole("link", { name: "Open WhatsApp" })).toHaveCount(0);
});

test("dengan templat, tanda tangan, tembusan dan lampiran sendiri; perintah di palet", async ({ browser, audited }) => {
  const sales = await staff(browser, "sales", { name: "penulis" });
  const { page } = sales;
  await openScreen(page, "/today");
  await page.getByRole("button", { name: "Akun Anda" }).click();
  await page.getByRole("link", { name: "Templat dan tanda tangan saya" }).click();
  await page.getByRole("textbox", { name: "Tanda tangan" }).fill("Sinta\nBigSuite");
  await page.getByRole("button", { name: "Simpan tanda tangan" }).click();
  await page.getByRole("button", { name: "Tambah templat" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByLabel("Nama").fill("Singkat");
  await dialog.getByLabel("Judul").fill("Untuk {company}");
  await dialog.getByLabel("Isi surel").fill("Halo {name}");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await expect(page.getByRole("button", { name: "Ubah templat Singkat" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const email = `${uniqueUsername("berkas")}@example.id`;
  const lead = await sendRequest(page, email);
  await openScreen(page, `/leads/${lead}`);
  const conversation = page.getByRole("region", { name: "Percakapan" });
  await expect(conversation.getByLabel("Mulai dari")).toBeVisible();
  // A command of the open screen, by its name.
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Cari atau pindah" })).toBeFocused();
  await page.keyboard.type("tugaskan ke");
  await page.getByRole("option", { name: "Tugaskan ke saya" }).click();
  await expect(page.getByRole("button", { name: /^Tugaskan: / })).not.toContainText("Belum ada");
  await conversation.getByLabel("Mulai dari").selectOption({ label: "Singkat" });
  await expect(conversation.getByLabel("Isi surel")).toHaveValue("Halo Sari Wulandari\n\nSinta\nBigSuite");
  await conversation.getByLabel("Tembusan").fill("bos@example.id");
  const buffer = Buffer.from("%PDF-1.7\nPenawaran");
  const file = { name: "Penawaran.pdf", mimeType: "application/pdf", buffer };
  await conversation.locator("input[type=file]").setInputFiles(file);
  await expect(conversation.getByRole("list", { name: "Lampiran" })).toContainText("Penawaran.pdf");
  await conversation.getByRole("button", { name: "Kirim surel" }).click();
  const mails = await waitForMails(email, 2);
  expect(mails.some(({ subject }) => subject === "Untuk PT Contoh Jaya")).toBe(true);
  await expect(conversation.getByText("Tembusan: bos@example.id")).toBeVisible();
  await expect(conversation.getByRole("button", { name: "Unduh Penawaran.pdf" })).toBeVisible();
  expect(await audited(sales)).toEqual([
    "lead_writing.signature_saved",
    "lead_writing.template_added",
    "lead.assigned",
    "lead.file_uploaded",
    "lead.mail_queued",
    "lead.moved",
  ]);
});
