import { openScreen, staff, staffCalls } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { sendRequest } from "../support/contact-request.ts";
import { uniqueUsername } from "../support/people.ts";
import { variantsOf } from "../support/variants.ts";
import { expect } from "../test.ts";

const wordsOf = {
  id: {
    add: "Tugas baru",
    what: "Apa yang harus dikerjakan",
    time: /^Jam \(WIB\)/,
    save: "Simpan tugas",
    done: /^Tandai selesai: Telepon lagi/,
    undo: "Urungkan",
    views: { coming: /^Mendatang/, done: "Selesai" },
    calendar: "Kalender",
    make: "Buat alamat",
    bell: /^Pemberitahuan, \d+ belum dibaca$/,
    told: /memberi Anda tugas: Kirim penawaran/,
    empty: "Tidak ada tugas terbuka.",
  },
  en: {
    add: "New task",
    what: "What has to be done",
    time: /^Time \(WIB\)/,
    save: "Save task",
    done: /^Mark as done: Telepon lagi/,
    undo: "Undo",
    views: { coming: /^Upcoming/, done: "Done" },
    calendar: "Calendar",
    make: "Make an address",
    bell: /^Notifications, \d+ unread$/,
    told: /gave you a task: Kirim penawaran/,
    empty: "No open tasks.",
  },
};

for (const locale of variantsOf("tasks of a person", ["id", "en"] as const))
  test(`a task is planned on a lead, done by a key, undone, told to a colleague, and in the calendar (${locale})`, async ({
    browser,
    request,
  }) => {
    const words = wordsOf[locale];
    const viewport = { width: 320, height: 720 };
    const { page, id } = await staff(browser, "sales", { name: `tugas.${locale}`, locale, viewport });
    const lead = await sendRequest(page, `${uniqueUsername("calon")}@example.id`);
    await openScreen(page, "/tasks");
    await expect(page.getByText(words.empty)).toBeVisible();

    await openScreen(page, `/leads/${lead}`);
    await page.getByRole("button", { name: words.add }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel(words.what).fill("Telepon lagi");
    await form.getByLabel(words.time).fill("9.30");
    await form.getByRole("button", { name: words.save }).click();
    await expect(page.getByRole("button", { name: words.done })).toBeVisible();

    await openScreen(page, "/tasks");
    const done = page.getByRole("button", { name: words.done });
    await expect(done).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.keyboard.press("x");
    await expect(done).toBeHidden();
    await page.getByRole("button", { name: words.undo }).click();
    await expect(done).toBeVisible();
    await page.getByRole("link", { name: words.views.coming }).click();
    await expect(done).toBeVisible();
    await done.click();
    await page.getByRole("link", { name: words.views.done, exact: true }).click();
    await expect(page.getByText("Telepon lagi")).toBeVisible();

    // A colleague's task comes by itself, through the bell.
    const calls = await staffCalls("sales");
    const task = { id: crypto.randomUUID(), title: "Kirim penawaran", day: "2099-01-04", for: id };
    const given = await calls.post("/api/admin/tasks", { data: task });
    expect(given.status(), await given.text()).toBe(201);
    await calls.dispose();
    // Orders and questions of other journeys are told to sales too.
    await page.getByRole("button", { name: words.bell }).click();
    await page.getByRole("link", { name: words.told }).click();
    await page.waitForURL(`**/admin/tasks/${task.id}`);
    await expect(page.getByLabel(words.what)).toHaveValue("Kirim penawaran");
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: words.calendar }).click();
    await page.getByRole("button", { name: words.make }).click();
    const address = (await page.getByText(/task-calendars/).textContent()) ?? "";
    const calendar = await request.get(address);
    expect(await calendar.text()).toContain("Kirim penawaran");
    expect(await findViolations(page)).toEqual([]);
  });
