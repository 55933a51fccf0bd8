import { openScreen, staff, staffCalls } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { sendRequest } from "../support/contact-request.ts";
import { uniqueUsername } from "../support/people.ts";
import { variantsOf } from "../support/variants.ts";
import { expect } from "../test.ts";

const wordsOf = {
  id: {
    title: "Pemberitahuan",
    bell: /^Pemberitahuan(, \d+ belum dibaca)?$/,
    assigned: /menyerahkan prospek dari PT Contoh Jaya kepada Anda/,
    unreadAgain: /^Tandai belum dibaca: .*menyerahkan prospek/,
    read: /^Tandai sudah dibaca: .*menyerahkan prospek/,
    readAll: "Tandai semua sudah dibaca",
    all: "Lihat semua dan atur surel",
    mail: "Prospek diserahkan kepada Anda",
    saved: "Pilihan surel tersimpan.",
  },
  en: {
    title: "Notifications",
    bell: /^Notifications(, \d+ unread)?$/,
    assigned: /assigned the lead from PT Contoh Jaya to you/,
    unreadAgain: /^Mark as unread: .*assigned the lead/,
    read: /^Mark as read: .*assigned the lead/,
    readAll: "Mark all as read",
    all: "See all and choose mails",
    mail: "A lead is assigned to you",
    saved: "Your choice of mails is saved.",
  },
};

for (const locale of variantsOf("notification of an assignment", ["id", "en"] as const))
  test(`whoever is assigned a lead learns it at once, opens it from the bell, and switches its mails off (${locale})`, async ({
    browser,
  }) => {
    const words = wordsOf[locale];
    const colleague = await staff(browser, "sales", {
      name: `giliran.${locale}`,
      locale,
      viewport: { width: 320, height: 700 },
    });
    const { page } = colleague;
    const lead = await sendRequest(page, `${uniqueUsername("calon")}@example.id`);
    await openScreen(page, "/today");
    // Orders and questions of other journeys are told to sales too: what counts is this lead.
    const bell = page.getByRole("button", { name: words.bell });
    const link = page.getByRole("link", { name: words.assigned });
    await bell.click();
    await expect(page.getByRole("region", { name: words.title })).toBeVisible();
    await expect(link).toHaveCount(0);

    const calls = await staffCalls("sales");
    const { data } = await (await calls.get(`/api/admin/leads/${lead}`)).json();
    const assigned = await calls.patch(`/api/admin/leads/${lead}`, {
      data: { version: data.version, owner_id: colleague.id },
    });
    expect(assigned.status(), await assigned.text()).toBe(200);
    await calls.dispose();

    // By itself, through the live channel.
    await expect(link).toBeVisible();
    await page.keyboard.press("Escape");
    await bell.focus();
    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await bell.click();
    await link.click();
    await page.waitForURL(`**/admin/leads/${lead}`);
    await bell.click();
    await page.getByRole("link", { name: words.all }).click();
    await expect(page.locator("main h1")).toHaveText(words.title);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: words.unreadAgain }).click();
    await expect(main.getByRole("button", { name: words.read })).toBeVisible();
    await main.getByRole("button", { name: words.readAll }).click();
    await expect(main.getByRole("button", { name: words.unreadAgain })).toBeVisible();
    const mail = main.getByRole("checkbox", { name: words.mail });
    await mail.click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(mail).not.toBeChecked();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
