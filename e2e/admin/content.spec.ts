import { openScreen, staff } from "../support/admin.ts";
import { findViolations } from "../support/axe.ts";
import { expect, type Page, test } from "../test.ts";

/** The field of a place in one language. */
const field = (page: Page, place: string, locale: "id" | "en") =>
  page.locator(`[data-place="${place}"] [data-locale="${locale}"] [data-control]`);

const saved = (page: Page) => expect(page.locator(".save-note[data-status=saved]")).toBeVisible();

/** Returns tomorrow at nine in Jakarta, as the field for a time has it. */
function tomorrowAtNine(): string {
  const inJakarta = new Date(Date.now() + 31 * 3_600_000);
  return `${inJakarta.toISOString().slice(0, 10)}T09:00`;
}

/** The page is made anew a moment after the publication. */
async function expectTitle(page: Page, path: string, title: RegExp): Promise<void> {
  const read = async () => {
    await page.goto(path);
    return page.getByRole("heading", { level: 1 }).textContent();
  };
  await expect.poll(read).toMatch(title);
}

/** Opens the dialog, leaves only one language checked, and returns the dialog. */
async function publishOnly(page: Page, language: string, other: string) {
  await page.getByRole("button", { name: "Terbitkan…" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("checkbox", { name: language }).check();
  const second = dialog.getByRole("checkbox", { name: other });
  if (await second.isVisible()) await second.uncheck();
  return dialog;
}

test("an editor rewrites a hero in both languages, publishes one now and one tomorrow, and takes both back", async ({
  browser,
}) => {
  const { page, name } = await staff(browser, "editor", { name: "sunting", viewport: { width: 1440, height: 900 } });
  await openScreen(page, "/content");
  await page.getByRole("searchbox").fill("bigsocial");
  await expect(page.getByRole("grid").getByRole("link")).not.toHaveCount(114);
  expect(await findViolations(page)).toEqual([]);
  await page.goto("/admin/content/documents/bigsocial");
  const title = field(page, "/hero/title", "id");
  await title.fill("Dengar publik sebelum menjadi krisis");
  await field(page, "/hero/title", "en").fill("Hear the public before it turns into a crisis");
  // In the rich field, a mark by its key and a link by the picker.
  const lead = field(page, "/hero/lead", "id");
  await lead.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("BigSocial membaca kiriman publik di semua jejaring, lalu merangkumnya menjadi beberapa ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("isu");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" untuk tim keamanan");
  await page.keyboard.press("ControlOrMeta+k");
  const picker = page.locator("dialog[open]");
  await picker.getByRole("textbox").fill("/security");
  await picker.getByRole("button", { name: "/security" }).first().click();
  await expect(lead.locator("strong")).toHaveText("isu");
  await expect(lead.locator(".rich-link")).toHaveText("keamanan");
  await saved(page);
  expect(await findViolations(page)).toEqual([]);

  // What was typed is there after a reload, and can be undone.
  await page.reload();
  await expect(title).toHaveValue("Dengar publik sebelum menjadi krisis");
  await expect(lead.locator("strong")).toHaveText("isu");
  await title.fill("Sementara");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(title).toHaveValue("Dengar publik sebelum menjadi krisis");

  let dialog = await publishOnly(page, "Bahasa Indonesia", "Bahasa Inggris");
  await dialog.getByText("Isian yang berubah").first().click();
  await expect(dialog.locator("ins").first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Terbitkan sekarang" }).click();
  await expect(dialog.getByText("sudah terlihat oleh pengunjung")).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await expectTitle(visitor, "/products/big-social", /^Dengar publik sebelum menjadi krisis$/);
  await expectTitle(visitor, "/en/products/big-social", /answer$/);
  await dialog.getByRole("button", { name: "Tutup" }).last().click();

  dialog = await publishOnly(page, "Bahasa Inggris", "Bahasa Indonesia");
  await dialog.getByRole("radio", { name: "Pada waktu tertentu" }).check();
  await dialog.getByLabel("Tanggal dan jam").fill(tomorrowAtNine());
  await dialog.getByRole("button", { name: "Jadwalkan" }).click();
  await expect(dialog.getByText("akan terlihat pada")).toContainText("09.00 WIB");
  await dialog.getByRole("button", { name: "Batalkan rencana" }).click();
  await expect(dialog.getByText("ditarik kembali")).toBeVisible();

  await openScreen(page, "/content/publications");
  expect(await findViolations(page)).toEqual([]);
  // Other journeys publish at the same time.
  const own = page.getByRole("grid").getByRole("row").filter({ hasText: "Terbit" }).filter({ hasText: name });
  await own.getByRole("link").first().click();
  await expect(page.locator("main ins").first()).toBeVisible();
  await page.getByRole("button", { name: "Tarik kembali" }).click();
  await expect(page.locator("main .state")).toHaveText("Ditarik");
  await expectTitle(visitor, "/products/big-social", /tanggapi$/);
});

test("the page beside the form follows what is typed; its texts lead to their fields", async ({ browser }) => {
  const { page } = await staff(browser, "editor", { viewport: { width: 1440, height: 900 } });
  await openScreen(page, "/content/documents/bigone");
  await page.getByRole("button", { name: "Pratinjau" }).click();
  const shown = page.frameLocator("iframe");
  await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
  await field(page, "/hero/title", "id").fill("Judul yang belum terbit");
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Judul yang belum terbit");
  await shown.getByRole("heading", { level: 1 }).click();
  await expect(field(page, "/hero/title", "id")).toBeFocused();
  await page.getByRole("button", { name: "Ponsel" }).click();
  await page.getByRole("group", { name: "Bahasa pratinjau" }).getByRole("button", { name: "Bahasa Inggris" }).click();
  await expect(shown.locator("html")).toHaveAttribute("lang", "en");
  expect(await findViolations(page, { within: ".editor" })).toEqual([]);
});

test("on a phone and offline: one language at a time, items move by keys, nothing typed is lost", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  const options = { locale: "en" as const, viewport: { width: 390, height: 800 } };
  const { page } = await staff(browser, "editor", options);
  await openScreen(page, "/content/documents/insurance");
  await expect(field(page, "/name", "id")).toHaveCount(0);
  await page.getByRole("button", { name: "Indonesian" }).click();
  await expect(field(page, "/name", "en")).toHaveCount(0);
  await page.getByRole("button", { name: "English", exact: true }).click();
  const questions = page.locator('[data-place="/questions"] .place-items > li');
  const second = await questions.nth(1).locator(".item-title").textContent();
  await questions.nth(0).locator(".item-handle").press("ArrowDown");
  await expect(questions.nth(0).locator(".item-title")).toHaveText(second!.replace(/^2\./, "1."));
  await page.keyboard.press("ControlOrMeta+z");
  await expect(questions.nth(1).locator(".item-title")).toHaveText(second!);
  await page.context().setOffline(true);
  await field(page, "/name", "en").fill("Insurance without a line");
  await expect(page.locator(".save-note[data-status=offline]")).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await page.context().setOffline(false);
  await saved(page);
  await page.reload();
  await page.getByRole("button", { name: "English", exact: true }).click();
  await expect(field(page, "/name", "en")).toHaveValue("Insurance without a line");
  expect(await findViolations(page)).toEqual([]);
});

test("two editors change one document at once: both changes stay, and one field asks", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|status of 409/);
  const [one, other] = await Promise.all([staff(browser, "editor"), staff(browser, "editor", { name: "sunting.dua" })]);
  for (const { page } of [one, other]) await openScreen(page, "/content/documents/biglake");
  await other.page.context().setOffline(true);
  await field(one.page, "/problem/title", "id").fill("Judul dari orang pertama");
  await field(one.page, "/data/title", "id").fill("Data dari orang pertama");
  await saved(one.page);
  await field(other.page, "/problem/title", "id").fill("Judul dari orang kedua");
  await field(other.page, "/next/title", "id").fill("Ajakan dari orang kedua");
  await other.page.context().setOffline(false);
  await expect(other.page.getByText("isian yang diubah dua orang: 1")).toBeVisible();
  await expect(field(other.page, "/data/title", "id")).toHaveValue("Data dari orang pertama");
  await other.page
    .locator('[data-place="/problem/title"]')
    .getByRole("button", { name: "Pakai tulisan mereka" })
    .click();
  await expect(field(other.page, "/problem/title", "id")).toHaveValue("Judul dari orang pertama");
  await expect(field(one.page, "/next/title", "id")).toHaveValue("Ajakan dari orang kedua");
});

test("a viewer reads words and is offered nothing that changes them", async ({ browser }) => {
  const { page } = await staff(browser, "viewer", { locale: "en" });
  await openScreen(page, "/content/documents/bigview");
  await expect(field(page, "/hero/title", "en")).not.toBeEditable();
  await expect(page.getByRole("button", { name: /Publish|Undo|Add|Remove|Move/ })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});
