import { openScreen, type StaffMember, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { mailsTo } from "../support/mailbox.ts";
import { expect, type Page } from "../test.ts";

const field = (page: Page, place: string, locale: "id" | "en") =>
  page.locator(`[data-place="${place}"] [data-locale="${locale}"] [data-control]`);
const pane = ({ page }: StaffMember) => page.getByRole("complementary");
const thread = (member: StaffMember, text: string) => pane(member).locator(".comment-thread").filter({ hasText: text });

test("two people discuss a field: mention by mail, reply, change, resolve and reopen, all seen live", async ({
  browser,
  audited,
}) => {
  const viewport = { width: 1440, height: 900 };
  const [editor, admin] = await Promise.all([
    staff(browser, "editor", { name: "ulas", viewport }),
    staff(browser, "admin", { name: "review.words", locale: "en", viewport }),
  ]);
  for (const { page } of [editor, admin]) await openScreen(page, "/content/documents/healthcare");

  // By keyboard: the key in the field opens the comments with the field chosen.
  await field(editor.page, "/name", "id").focus();
  await editor.page.keyboard.press("Control+/");
  await expect(pane(editor).getByLabel("Komentar baru")).toBeFocused();
  await editor.page.keyboard.type(`Istilah ini sudah disetujui, @${admin.name}?`);
  expect(await findViolations(editor.page)).toEqual([]);
  await editor.page.keyboard.press("Control+Enter");
  await expect(thread(editor, "Istilah ini")).toContainText("Bahasa Indonesia");
  await expect(pane(editor).getByLabel("Komentar baru")).toHaveValue("");

  const mark = admin.page.getByRole("button", { name: /^Comments on .*: 1 open$/ });
  await expect(mark).toHaveText("1");
  const findMention = async () =>
    (await mailsTo(admin.email)).find(({ subject }) => subject?.endsWith(" menyebut Anda: Layanan kesehatan"));
  await expect.poll(findMention).toBeDefined();
  const link = /https?:\S+\?thread=[\w-]+/.exec((await findMention())!.text ?? "")![0];
  await admin.page.goto(new URL(link).pathname + new URL(link).search);
  await expect(thread(admin, "Istilah ini")).toBeFocused();
  await thread(admin, "Istilah ini").getByRole("button", { name: "Reply" }).click();
  await thread(admin, "Istilah ini").getByLabel("Your reply").fill("Yes, by the clinic.");
  // What was typed is there after a reload.
  await admin.page.reload();
  await expect(thread(admin, "Istilah ini").getByLabel("Your reply")).toHaveValue("Yes, by the clinic.");
  await thread(admin, "Istilah ini").getByRole("button", { name: "Reply" }).click();

  await expect(thread(editor, "Istilah ini")).toContainText("Yes, by the clinic.");
  await expect(thread(editor, "Istilah ini").getByRole("button", { name: "Ubah" })).toHaveCount(1);
  await thread(editor, "Istilah ini").getByRole("button", { name: "Ubah" }).click();
  await pane(editor).getByLabel("Ubah komentar").fill("Istilah ini sudah disetujui?");
  await pane(editor).getByRole("button", { name: "Simpan" }).click();
  await expect(thread(admin, "Istilah ini")).toContainText("edited");

  await thread(admin, "Istilah ini").getByRole("button", { name: "Resolve" }).click();
  await expect(pane(editor).getByText("Tidak ada komentar terbuka.")).toBeVisible();
  await expect(mark).toHaveCount(0);
  await pane(editor).getByRole("button", { name: "Selesai", exact: true }).click();
  await expect(thread(editor, "Istilah ini")).toContainText("Diselesaikan oleh");
  expect(await findViolations(editor.page)).toEqual([]);
  await thread(editor, "Istilah ini").getByRole("button", { name: "Buka lagi" }).click();
  await expect(thread(admin, "Istilah ini")).toBeVisible();
  await thread(admin, "Istilah ini").getByRole("button", { name: "Delete" }).click();
  await admin.page.locator("dialog[open]").getByRole("button", { name: "Delete" }).click();
  await expect(thread(editor, "Yes, by the clinic.")).toHaveCount(0);
  expect(await audited(editor)).toEqual([
    "content.comment_added",
    "content.comment_changed",
    "content.thread_reopened",
  ]);
  expect(await audited(admin)).toEqual(["content.comment_added", "content.thread_resolved", "content.comment_deleted"]);
});

test("on a phone: a comment follows its item when the list is ordered, and is readable when the item is gone", async ({
  browser,
}) => {
  const options = { locale: "en" as const, viewport: { width: 390, height: 800 } };
  const editor = await staff(browser, "editor", options);
  const { page } = editor;
  await openScreen(page, "/content/documents/government");
  await page.getByRole("button", { name: "English", exact: true }).click();
  const items = page.locator('[data-place="/questions/items"] .place-items > li');
  const title = (await items.nth(0).locator(".item-title").textContent())!.replace(/^1\. /, "");
  const toggle = items.nth(0).locator(".item-title");
  if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
  await page.getByRole("button", { name: /^Comment on Questions and answers › Items › 1 › Question$/ }).click();
  await pane(editor).getByLabel("New comment").fill("Do we still say this?");
  await pane(editor).getByRole("button", { name: "Comment", exact: true }).click();
  await expect(thread(editor, "Do we still say this?")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findViolations(page)).toEqual([]);
  await pane(editor).getByRole("button", { name: "Close" }).click();

  await items.nth(0).locator(".item-handle").press("ArrowDown");
  await page.getByRole("button", { name: "Comments", exact: false }).first().click();
  await thread(editor, "Do we still say this?")
    .getByRole("button", { name: /Items › 2 › Question/ })
    .click();
  await expect(field(page, "/questions/items/1/question", "en")).toBeFocused();
  await expect(pane(editor)).toHaveCount(0);

  await items
    .nth(1)
    .locator(".item-head")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await page.getByRole("button", { name: "Comments", exact: false }).first().click();
  await expect(thread(editor, "Do we still say this?")).toContainText(title);
});

test("a viewer reads comments and is offered nothing to write", async ({ browser }) => {
  const [editor, viewer] = await Promise.all([staff(browser, "editor"), staff(browser, "viewer")]);
  for (const { page } of [editor, viewer]) await openScreen(page, "/content/documents/retail");
  await editor.page.getByRole("button", { name: "Komentar", exact: true }).click();
  await pane(editor).getByLabel("Komentar baru").fill("Tentang seluruh teks");
  await pane(editor).getByRole("button", { name: "Kirim komentar" }).click();
  await expect(thread(editor, "Tentang seluruh teks")).toContainText("Seluruh teks");
  await viewer.page.getByRole("button", { name: "Komentar" }).click();
  await expect(thread(viewer, "Tentang seluruh teks")).toBeVisible();
  await expect(pane(viewer).getByRole("textbox")).toHaveCount(0);
  await expect(pane(viewer).getByRole("button", { name: /Balas|Ubah|Hapus|Selesaikan/ })).toHaveCount(0);
  expect(await findViolations(viewer.page)).toEqual([]);
});
