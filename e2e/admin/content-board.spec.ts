import { openScreen, type StaffMember, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { shipOtherWords } from "../support/release.ts";
import { cutOff, expect, type Page } from "../test.ts";

type Words = { name: string; hero: { title: string; lead: string } } & Record<string, never>;
interface Place {
  document: string;
  locale: "id" | "en";
  version: number;
}

const field = (page: Page, place: string, locale: "id" | "en") =>
  page.locator(`[data-place="${place}"] [data-locale="${locale}"] [data-control]`);

/** Sends a call as the person does who is logged in on the page. */
async function call<Data>({ page }: StaffMember, method: string, path: string, data?: object): Promise<Data> {
  const { token } = (await (await page.request.get("/api/auth/token")).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.fetch(`/api/admin/content${path}`, { method, headers, ...(data && { data }) });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: Data }).data;
}

/** Saves a draft by calls. */
async function saveDraft(member: StaffMember, document: string, locale: "id" | "en", change: (words: Words) => void) {
  const { languages } = await call<{ languages: Record<string, { words: Words; version: number }> }>(
    member,
    "GET",
    `/documents/${document}`,
  );
  const { words, version } = languages[locale]!;
  change(words);
  const saved = await call<{ version: number }>(member, "PUT", `/documents/${document}/${locale}/draft`, {
    words,
    version,
  });
  return { document, locale, version: saved.version } satisfies Place;
}

const discard = (member: StaffMember, { document, locale, version }: Place) =>
  call(member, "DELETE", `/documents/${document}/${locale}/draft?version=${version}`);

test("what is to be done leads to the very field, where words are judged as they are typed", async ({ browser }) => {
  const editor = await staff(browser, "editor", { locale: "en" });
  const { page, name } = editor;
  const item = await saveDraft(editor, "bigmarket", "id", (words) => {
    words.hero.title = "Pasar yang dibaca setiap pagi";
  });
  const { id } = await call<{ id: string }>(editor, "POST", "/publications", { items: [item] });
  const draft = await saveDraft(editor, "bigaction", "en", (words) => {
    words.hero.title = "A title that is far too long ".repeat(5).trim();
  });

  await openScreen(page, "/content");
  await page.getByRole("link", { name: "To do" }).click();
  const list = page.getByRole("grid", { name: "List of work" });
  await page.getByRole("searchbox").fill("bigmarket");
  const row = list.getByRole("row").filter({ hasText: "BigMarket" });
  await expect(row).toContainText("Out of date");
  await expect(row).toContainText(`${name} changed Indonesian.`);
  await expect(row).toContainText("English");
  await page
    .getByRole("region", { name: "English" })
    .getByRole("button", { name: /^Length/ })
    .click();
  await expect(page.getByText("Nothing matches these filters.")).toBeVisible();
  await page.getByRole("searchbox").fill("bigaction");
  await expect(list.getByRole("row").nth(1)).toContainText("Draft: Too long");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("button", { name: "All documents" }).click();
  await expect(page.getByRole("grid").getByRole("row").filter({ hasText: "BigMarket" })).toContainText("Out of date 1");
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "List of work" }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  // By the keyboard alone.
  await page.getByRole("searchbox").fill("bigmarket");
  await expect(list.getByRole("row")).toHaveCount(2);
  await list.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const title = field(page, "/hero/title", "en");
  await expect(title).toBeFocused();
  await title.fill("Use a coupon, see [all of it](/no-such-page)");
  const cell = page.locator('[data-place="/hero/title"] [data-locale="en"]');
  await expect(cell.getByText("Write “voucher code” instead of “coupon”.")).toBeVisible();
  // A warning while it is typed; once the draft is saved, the server's error in its place.
  await expect(
    cell.getByText(/^(\/no-such-page leads to no page\.|This link leads to no page on the site\. Check its address)$/),
  ).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Parts of the document" })).toContainText("worth a look");
  expect(await findViolations(page)).toEqual([]);
  await title.fill("The market as it is read each morning");
  await expect(cell.getByText("Write “voucher code”")).toHaveCount(0);
  await expect(page.locator(".save-note[data-status=saved]")).toBeVisible();

  const { languages } = await call<{ languages: Record<string, { version: number }> }>(
    editor,
    "GET",
    "/documents/bigmarket",
  );
  await discard(editor, { document: "bigmarket", locale: "en", version: languages.en!.version });
  await discard(editor, draft);
  await call(editor, "POST", `/publications/${id}/withdraw`, {});
});

test("words are replaced in the chosen fields, what cannot be says why, and one press takes it back", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(cutOff);
  const [editor, other] = await Promise.all([
    staff(browser, "editor"),
    staff(browser, "editor", { name: "ganti.lain" }),
  ]);
  const { page } = editor;
  await openScreen(page, "/content/replace");
  await page.getByLabel("Kelompok").selectOption("Kepercayaan dan hukum");
  await page.getByRole("textbox", { name: "Cari", exact: true }).fill("waktu balas");
  await expect(page.getByText("Isian: 3, dalam teks: 2")).toBeVisible();
  // A replacement that its field is too short for.
  const replacement = page.getByRole("textbox", { name: "Ganti dengan" });
  await replacement.fill("waktu yang kami perlukan sampai jawaban pertama kami sampai di kotak surat Anda ".repeat(3));
  const levels = page.getByRole("region", { name: "Tingkat layanan, Bahasa Indonesia" });
  const terms = page.getByRole("region", { name: "Daftar istilah, Bahasa Indonesia" });
  await expect(levels.getByText("Tidak dapat diganti: Terlalu panjang").first()).toBeVisible();
  await expect(levels.getByRole("checkbox", { name: "Pilih Bagian › 2 › Judul" })).toBeDisabled();
  await replacement.fill("waktu jawab");
  await expect(levels.getByText("Tidak dapat diganti")).toHaveCount(0);
  await expect(levels.locator("ins")).toHaveText([/waktu jawab/, /Waktu jawab/]);
  await levels.getByRole("checkbox", { name: "Pilih Bagian › 2 › Judul" }).uncheck();
  await expect(page.getByText("Dipilih: 2 dari 3")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  // Somebody changes one of the texts, and the list does not hear of it.
  await page.route("**/content/find", (route) => route.abort());
  const theirs = await saveDraft(other, "glossary", "id", (words) => {
    words.hero.title = "Istilah yang dipakai di situs ini, satu per satu";
  });
  await page.getByRole("button", { name: "Simpan sebagai draf" }).click();
  const result = page.getByRole("region", { name: "Isian yang diganti: 1" });
  await expect(result).toContainText("Draf tersimpan: 1");
  await expect(result).toContainText("Dibiarkan seperti semula: 1");
  await expect(result).toContainText("Teks ini baru saja diubah orang lain.");
  await page.unroute("**/content/find");
  expect(await findViolations(page)).toEqual([]);
  const draft = () =>
    call<{ languages: { id: { state: string; words: Words } } }>(editor, "GET", "/documents/service-levels");
  expect((await draft()).languages.id.words.hero.lead).toContain("aktu jawab");
  await result.getByRole("button", { name: "Batalkan penggantian" }).click();
  await expect(result).toContainText("Draf yang kembali seperti semula: 1.");
  expect((await draft()).languages.id.state).toBe("shipped");

  // What is left to do is found again with the other person's change in it.
  await page.reload();
  await expect(terms.getByRole("checkbox", { name: /^Pilih Bagian/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Ganti dengan" })).toHaveValue("waktu jawab");
  await discard(other, theirs);
});

test("after a release an editor decides field by field between its words and their own", async ({ browser }) => {
  const editor = await staff(browser, "editor", { locale: "en" });
  const { page } = editor;
  await saveDraft(editor, "bigquery", "id", (words) => {
    words.hero.title = `${words.hero.title} setiap hari`;
    words.name = "BigQuery kita";
  });
  const restoreFile = shipOtherWords("id", "bigquery", (words) => {
    const { hero, next } = words as unknown as { hero: { title: string; lead: string }; next: { title: string } };
    hero.title = `Baru: ${hero.title}`;
    next.title = "Ajakan dari rilis";
    Object.assign(words, { name: "BigQuery rilis" });
  });
  try {
    await openScreen(page, "/content");
    await page.getByRole("searchbox").fill("bigquery");
    await expect(page.getByRole("grid").getByText("Release changed it")).toBeVisible();
    await page.getByRole("link", { name: /^Release changes/ }).click();
    const found = page.getByRole("grid").getByRole("link", { name: "BigQuery" });
    // Until the list is filtered, the other page of BigQuery is in it.
    await expect(found).toHaveCount(1);
    await found.click();
    const save = page.getByRole("button", { name: "Save as draft" });
    await expect(save).toHaveAttribute("aria-disabled", "true");
    expect(await findViolations(page)).toEqual([]);
    await page
      .getByRole("group", { name: "What holds in Name" })
      .getByRole("radio", { name: "Take the release" })
      .check();
    await page.getByRole("group", { name: "What holds in Hero › Title" }).getByRole("radio", { name: "Merge" }).check();
    const merged = page.getByRole("textbox", { name: "Merged text of Hero › Title" });
    await expect(merged).toHaveValue(/^Baru: .* setiap hari$/);
    await page.getByText("Changed only by the release (1)").click();
    await page.getByRole("checkbox", { name: "Keep ours in Closing invitation › Title" }).check();
    await expect(page.getByText("2 of 2 decided")).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findViolations(page)).toEqual([]);
    await save.click();
    await expect(page.getByText("Saved as a draft of BigQuery.")).toBeVisible();
    const { words, version } = (
      await call<{ languages: { id: { words: Words & { next: { title: string } }; version: number } } }>(
        editor,
        "GET",
        "/documents/bigquery",
      )
    ).languages.id;
    expect(words.name).toBe("BigQuery rilis");
    expect(words.hero.title).toMatch(/^Baru: .* setiap hari$/);
    expect(words.next.title).not.toBe("Ajakan dari rilis");
    await discard(editor, { document: "bigquery", locale: "id", version });
  } finally {
    restoreFile();
  }
});

test("a viewer sees what is to be done, and is offered nothing that changes words", async ({ browser }) => {
  const { page } = await staff(browser, "viewer", { locale: "en" });
  await openScreen(page, "/content/parity");
  await expect(page.getByRole("region", { name: "English" })).toContainText("complete");
  await openScreen(page, "/content/replace?text=waktu%20balas");
  await expect(page.getByText(/^Fields: \d/)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Choose/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save as drafts" })).toHaveCount(0);
});
