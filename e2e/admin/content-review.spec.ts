import { openScreen, staff } from "../support/admin.ts";
import { findViolations } from "../support/axe.ts";
import { test } from "../support/second-server.ts";
import { expect, type Page } from "../test.ts";

/** Saves another title and asks for its publication with a note. */
async function ask(page: Page, title: string) {
  await openScreen(page, "/content/documents/bigview");
  await page.locator('[data-place="/hero/title"] [data-locale="id"] [data-control]').fill(title);
  await expect(page.locator(".save-note[data-status=saved]")).toBeVisible();
  await page.getByRole("button", { name: "Terbitkan…" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("checkbox", { name: "Bahasa Indonesia" }).check();
  await dialog.getByRole("textbox").last().fill("Judul baru untuk peluncuran");
  await dialog.getByRole("button", { name: "Terbitkan sekarang" }).click();
  await expect(dialog.getByText("menunggu", { exact: false }).first()).toBeVisible();
}

/** Opens the newest publication of an author: other journeys publish too. */
async function openNewest(page: Page, author: string) {
  await openScreen(page, "/content/publications");
  await page.getByRole("row").filter({ hasText: author }).getByRole("link").first().click();
  await expect(page.locator("main ins").first()).toBeVisible();
}

test("with PUBLISH_REVIEW a second person refuses with a reason and approves; the author and a viewer cannot", async ({
  browser,
  second,
}) => {
  const editor = await staff(browser, "editor", { name: "minta", server: second });
  const admin = await staff(browser, "admin", { name: "approve", locale: "en", server: second });
  const viewer = await staff(browser, "viewer", { name: "lihat", server: second });
  await ask(editor.page, "Dasbor yang benar-benar dibaca");
  await openNewest(editor.page, editor.name);
  await expect(editor.page.getByText("penulis tidak menyetujui tulisannya sendiri")).toBeVisible();
  await expect(editor.page.getByRole("button", { name: "Setujui" })).toHaveCount(0);
  await openNewest(viewer.page, editor.name);
  await expect(viewer.page.getByRole("button", { name: /Setujui|Tolak|Batalkan|Tarik/ })).toHaveCount(0);

  await openNewest(admin.page, editor.name);
  await expect(admin.page.getByText("Judul baru untuk peluncuran")).toBeVisible();
  await admin.page.getByRole("button", { name: "Refuse" }).click();
  const reason = admin.page.getByLabel("Comment");
  await expect(reason).toBeFocused();
  await expect(admin.page.getByText("This is required.")).toBeVisible();
  expect(await findViolations(admin.page)).toEqual([]);
  await reason.fill("Terlalu panjang untuk ponsel");
  await admin.page.getByRole("button", { name: "Refuse" }).click();
  await expect(admin.page.locator("main .state")).toHaveText("Refused");
  // The author sees it without loading the page again.
  await expect(editor.page.getByText("Terlalu panjang untuk ponsel")).toBeVisible();

  await ask(editor.page, "Dasbor yang dibaca");
  await openNewest(admin.page, editor.name);
  await admin.page.getByRole("button", { name: "Approve" }).click();
  await expect(admin.page.locator("main .state")).toHaveText("Published");
  const shown = async () => {
    await viewer.page.goto("/products/big-view");
    return viewer.page.getByRole("heading", { level: 1 }).textContent();
  };
  await expect.poll(shown).toBe("Dasbor yang dibaca");
});
