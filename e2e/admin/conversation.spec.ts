import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { sendRequest } from "../support/contact-request.ts";
import { waitForMails } from "../support/mailbox.ts";
import { uniqueUsername } from "../support/people.ts";
import { expect } from "../test.ts";

test("sales answer a request by keyboard from a template; note, reminder and draft stay with it", async ({
  browser,
  allowErrors,
  audited,
}) => {
  allowErrors(/status of 400 .*\/mails\)/);
  const sales = await staff(browser, "sales");
  const { page, name } = sales;
  const email = `${uniqueUsername("calon")}@example.id`;
  const lead = await sendRequest(page, email);
  await openScreen(page, `/leads/${lead}`);
  const conversation = page.getByRole("region", { name: "Percakapan" });
  await expect(conversation.getByText("Belum ada catatan atau surel")).toBeVisible();

  await page.keyboard.press("e");
  await conversation.getByLabel("Mulai dari").selectOption({ label: "Usul waktu demo" });
  await expect(conversation.getByLabel("Judul")).toHaveValue("Demo BigSocial untuk PT Contoh Jaya");
  const body = conversation.getByLabel("Isi surel");
  await body.fill(`${await body.inputValue()}\n\n{tanggal}`);
  // The draft is there after a reload, and a field that was not filled in is refused.
  await page.reload();
  await expect(body).toHaveValue(/\{tanggal\}$/);
  await conversation.getByRole("button", { name: "Kirim surel" }).click();
  await expect(conversation.getByText("Masih ada isian yang belum dilengkapi: {tanggal}")).toBeVisible();
  await body.fill((await body.inputValue()).replace("{tanggal}", "Sampai jumpa!"));
  await conversation.getByRole("button", { name: "Pratinjau" }).click();
  await expect(conversation.getByRole("region", { name: "Pratinjau" })).toContainText("Sampai jumpa!");
  expect(await findViolations(page)).toEqual([]);
  await conversation.getByRole("button", { name: "Kirim surel" }).click();
  // The confirmation of the request, then the answer.
  const mails = await waitForMails(email, 2);
  const answer = mails.find(({ subject }) => subject === "Demo BigSocial untuk PT Contoh Jaya");
  expect(answer?.text).toContain("Sampai jumpa!");
  await expect(conversation.getByText("Terkirim", { exact: true })).toBeVisible();
  await expect(page.getByText("Dihubungi").first()).toBeVisible();
  await expect(body).toHaveValue("");

  await page.keyboard.press("Escape");
  await conversation.getByRole("tab", { name: "Surel" }).focus();
  await page.keyboard.press("n");
  await page.keyboard.type(`Tertarik, @${name} tindak lanjuti`);
  await page.keyboard.press("Control+Enter");
  await expect(conversation.getByText("Tertarik,")).toBeVisible();
  await conversation.getByRole("tab", { name: "Catatan" }).focus();
  await page.keyboard.press("r");
  const task = page.locator("dialog[open]");
  await expect(task.getByLabel(/^Jam \(WIB\)/)).toHaveValue("09:00");
  await task.getByLabel("Apa yang harus dikerjakan").fill("Telepon lagi");
  await page.keyboard.press("Control+Enter");
  await expect(conversation.getByText("Menunggu")).toBeVisible();
  // What is next is done where it stands; the timeline says what became of it.
  await page.getByRole("button", { name: "Tandai selesai: Telepon lagi" }).click();
  await expect(conversation.getByText("Selesai", { exact: true })).toBeVisible();
  expect(await audited(sales)).toEqual([
    "lead.mail_queued",
    "lead.moved",
    // The first answer makes the lead the sender's.
    "lead.assigned",
    "lead.note_added",
    "task.added",
    "task.done",
  ]);
});

test("on a phone, in English: duplicates are merged and separated again", async ({ browser, audited }) => {
  const viewport = { width: 390, height: 800 };
  const sales = await staff(browser, "sales", { locale: "en", viewport });
  const { page } = sales;
  const email = `${uniqueUsername("lead")}@example.id`;
  const own = { company: "PT Gabung Dua", phone: "0812 9876 5432", message: "We would like a demo." };
  const other = await sendRequest(page, email, { ...own, message: "The same once more" });
  const lead = await sendRequest(page, email, own);
  await openScreen(page, `/leads/${lead}`);
  const conversation = page.getByRole("region", { name: "Conversation" });
  await conversation.getByRole("button", { name: "Merge duplicates (1)" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("checkbox").check();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  const list = conversation.getByRole("region", { name: "Part of this request" });
  await expect(list).toContainText(other.slice(0, 8).toUpperCase());
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await list.getByRole("button", { name: "Separate again" }).click();
  await expect(list).toBeHidden();
  await expect(conversation.getByText("separated request")).toBeVisible();
  expect(await audited(sales)).toEqual([
    // Each is recorded at both requests.
    "lead.merged",
    "lead.duplicates_merged",
    "lead.unmerged",
    "lead.duplicates_separated",
  ]);
});
