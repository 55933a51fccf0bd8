import sharp from "sharp";
import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { expect, type Locator, type Page, refusal } from "../test.ts";

type Texts = Record<"id" | "en", string>;

const place = (page: Page, pointer: string) => page.locator(`[data-place="${pointer}"]`);
const control = (page: Page, pointer: string, locale: "id" | "en" = "id") =>
  place(page, pointer).locator(`[data-locale="${locale}"] [data-control]`).first();

/** Writes a text in the languages that it is given in; long texts are written in the rich field. */
async function write(page: Page, pointer: string, texts: Partial<Texts>): Promise<void> {
  for (const [locale, text] of Object.entries(texts)) {
    const field = control(page, pointer, locale as "id" | "en");
    if (await field.evaluate((element) => !element.classList.contains("rich"))) await field.fill(text);
    else {
      await field.click();
      await expect(field).toHaveAttribute("contenteditable", "true");
      await page.keyboard.insertText(text);
      await expect(field).toHaveText(text);
    }
  }
}

/** Adds what an entry does not have yet: a list or an object with its first fields. */
const addPart = (page: Page, name: string) => page.getByRole("button", { name: `Tambah ${name}`, exact: true }).click();

const noFaults = (page: Page) => expect(page.locator(".outline-count")).toHaveCount(0);

/** Opens the dialog of a collection, adds an entry with titles in both languages, and waits for its editor. */
async function addEntry(page: Page, group: string, titles: Texts, slug: string): Promise<void> {
  await openScreen(page, `/content?group=${group}`);
  await page.getByRole("button", { name: "Entri baru" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByLabel("Judul dalam Bahasa Indonesia").fill(titles.id);
  await dialog.getByLabel("Judul dalam Bahasa Inggris").fill(titles.en);
  await dialog.getByLabel("Alamat").fill(slug);
  await dialog.getByRole("button", { name: "Buat entri" }).click();
  await expect(page.locator("main h1")).toHaveText(titles.id);
  await expect(control(page, "/title", "en")).toHaveValue(titles.en);
}

/** Publishes the document in all its languages. */
async function publish(page: Page): Promise<void> {
  await noFaults(page);
  await expect(page.locator(".save-note[data-status=saved]")).toBeVisible();
  await page.getByRole("button", { name: "Terbitkan…" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Terbitkan sekarang" }).click();
  await expect(dialog.getByText("sudah terlihat oleh pengunjung")).toBeVisible();
  await dialog.getByRole("button", { name: "Tutup" }).last().click();
}

/** Opens a dialog of the menu with rare actions. */
async function openMore(page: Page, item: string): Promise<Locator> {
  await page.getByRole("button", { name: "Lainnya" }).click();
  await page.getByRole("button", { name: item }).click();
  return page.locator("dialog[open]");
}

/** Reads what visitors get, without following a redirect. */
async function visit(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0, maxRetries: 3 });
  return { status: response.status(), location: response.headers().location, text: await response.text() };
}

/** Pages and feeds are made anew a moment after the publication. */
const expectText = (page: Page, path: string, text: string) =>
  expect.poll(async () => (await visit(page, path)).text.includes(text), { message: `${path}: ${text}` }).toBe(true);

const expectStatus = (page: Page, path: string, status: number) =>
  expect.poll(async () => (await visit(page, path)).status, { message: path }).toBe(status);

/** Uploads a picture and describes it in both languages, once its sizes are made. */
async function uploadPicture(page: Page, name: string): Promise<void> {
  await openScreen(page, "/media");
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#3a7d5c" } })
    .jpeg()
    .toBuffer();
  await page.getByLabel("Unggah gambar", { exact: true }).setInputFiles([{ name, mimeType: "image/jpeg", buffer }]);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("button", { name: /^Titik fokus: / })).toBeVisible();
  await page.getByLabel("Deskripsi bahasa Indonesia").fill("Ladang dari udara");
  await page.getByLabel("Deskripsi bahasa Inggris").fill("Fields from the air");
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await expect(page.getByText("Tersimpan", { exact: true })).toBeVisible();
}

test("an editor adds an article with a picture and an event, renames and removes: pages, lists, feeds and search follow", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(409, "/admin/content/collections/resources/entries"));
  const { page } = await staff(browser, "editor", { viewport: { width: 1440, height: 900 } });
  await uploadPicture(page, "ladang.jpg");

  // The dialog proposes the address, and says at the field what is missing or taken.
  await openScreen(page, "/content?group=articles");
  await page.getByRole("button", { name: "Entri baru" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Buat entri" }).click();
  await expect(dialog.getByText("Wajib diisi.")).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel("Judul dalam Bahasa Indonesia").fill("Membaca laporan cuaca");
  await expect(dialog.getByLabel("Alamat")).toHaveValue("membaca-laporan-cuaca");
  await dialog.getByLabel("Judul dalam Bahasa Inggris").fill("Reading a weather report");
  await dialog.getByLabel("Alamat").fill("polite-web-collection");
  await dialog.getByRole("button", { name: "Buat entri" }).click();
  await expect(dialog.getByText("Alamat ini sudah dipakai yang lain")).toBeVisible();
  await dialog.getByLabel("Alamat").fill("weather-reports");
  await dialog.getByRole("button", { name: "Buat entri" }).click();
  await expect(page.locator("main h1")).toHaveText("Membaca laporan cuaca");

  await control(page, "/kind").selectOption("guide");
  await control(page, "/topic").selectOption("analytics");
  await write(page, "/summary", {
    id: "Tiga angka dalam laporan cuaca yang menentukan apakah pengiriman besok berangkat.",
    en: "Three figures of a weather report that decide whether the delivery leaves tomorrow.",
  });
  await control(page, "/minutes").fill("3");
  await addPart(page, "Inti");
  for (const index of [0, 1, 2])
    await write(page, `/takeaways/${index}`, { id: `Inti yang ke-${index + 1}`, en: `Takeaway number ${index + 1}` });
  await addPart(page, "Bagian");
  for (const index of [0, 1, 2]) {
    await control(page, `/sections/${index}/id`).fill(`bagian-${index + 1}`);
    await write(page, `/sections/${index}/title`, { id: `Bagian ${index + 1}`, en: `Section ${index + 1}` });
    await write(page, `/sections/${index}/body/0`, {
      id: "Kelembapan, arah angin, dan peluang hujan.",
      en: "Humidity, wind direction and the chance of rain.",
    });
  }
  await addPart(page, "Produk");
  await place(page, "/picture")
    .getByRole("button", { name: /Pilih gambar/ })
    .click();
  await page
    .locator("dialog[open]")
    .getByRole("button", { name: /ladang\.jpg/ })
    .click();
  await publish(page);

  await addEntry(page, "events", { id: "Membaca cuaca bersama", en: "Reading the weather together" }, "weather-day");
  await write(page, "/kind", { id: "Lokakarya", en: "Workshop" });
  await write(page, "/body", {
    id: "Dua jam bersama tim yang membaca laporan cuaca setiap pagi.",
    en: "Two hours with the team that reads the weather report every morning.",
  });
  await control(page, "/starts").fill("2027-04-02T09:00");
  await control(page, "/ends").fill("2027-04-02T11:00");
  await write(page, "/place", { id: "Aula lantai dua", en: "Hall on the second floor" });
  await addPart(page, "Produk");
  await write(page, "/language", { id: "Bahasa Indonesia", en: "Indonesian" });
  await publish(page);

  const found = async (query: string, locale: string) =>
    (await visit(page, `/api/search?q=${query}&locale=${locale}`)).text;
  const languages = [
    { prefix: "", locale: "id", title: "Membaca laporan cuaca", event: "Membaca cuaca bersama", query: "cuaca" },
    {
      prefix: "/en",
      locale: "en",
      title: "Reading a weather report",
      event: "Reading the weather together",
      query: "weather",
    },
  ];
  for (const { prefix, locale, title, event, query } of languages) {
    await expectText(page, `${prefix}/resources/weather-reports`, title);
    await expectText(page, `${prefix}/v2/resources/weather-reports`, title);
    await expectText(
      page,
      `${prefix}/resources/weather-reports`,
      locale === "id" ? "Ladang dari udara" : "Fields from the air",
    );
    await expectText(page, `${prefix}/resources`, title);
    await expectText(page, `${prefix}/feed.xml`, `${prefix}/resources/weather-reports`);
    await expectText(page, "/sitemap.xml", `${prefix}/resources/weather-reports</loc>`);
    await expect.poll(() => found(query, locale)).toContain("/resources/weather-reports");
    await expectText(page, `${prefix}/events`, event);
    await expectText(page, `${prefix}/events/weather-day.ics`, `SUMMARY:${event}`);
    await expectText(page, `${prefix}/events/all.ics`, "DTSTART:20270402T020000Z");
    const picture = await page.request.get(`/og/${locale}/resources/weather-reports.png`, { maxRetries: 3 });
    expect(picture.headers()["content-type"]).toBe("image/png");
    expect((await picture.body()).length).toBeGreaterThan(10_000);
  }

  // Another address: the old one leads there, in both languages and editions.
  await openScreen(page, "/content/documents/resources:weather-reports");
  let action = await openMore(page, "Ubah alamat…");
  await expect(action.getByText("Tidak ada teks terbit yang menautkannya.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await action.getByLabel("Alamat baru").fill("reading-the-weather");
  await action.getByRole("button", { name: "Ubah alamat" }).click();
  await page.waitForURL(/reading-the-weather/);
  await expect(control(page, "/title", "en")).toHaveValue("Reading a weather report");
  await expectStatus(page, "/resources/reading-the-weather", 200);
  for (const path of ["/resources/weather-reports", "/en/v2/resources/weather-reports"]) {
    await expectStatus(page, path, 301);
    expect((await visit(page, path)).location).toBe(path.replace("weather-reports", "reading-the-weather"));
  }

  // Removed, it answers 404 until that is undone.
  action = await openMore(page, "Hapus…");
  await expect(action.getByText("/resources/reading-the-weather")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await action.getByRole("button", { name: "Hapus", exact: true }).click();
  await expect(page.getByText("“Membaca laporan cuaca” sudah dihapus.")).toBeVisible();
  await expect(page).toHaveURL(/group=articles/);
  for (const path of ["/resources/reading-the-weather", "/en/resources/weather-reports"])
    await expectStatus(page, path, 404);
  const isListed = async () => (await visit(page, "/sitemap.xml")).text.includes("reading-the-weather");
  await expect.poll(isListed).toBe(false);
  await page.getByRole("button", { name: "Urungkan" }).last().click();
  await expect(page.getByText("Semuanya kembali seperti semula.")).toBeVisible();
  await expectStatus(page, "/en/resources/reading-the-weather", 200);

  // An event leaves one language alone.
  await openScreen(page, "/content/documents/events:weather-day");
  action = await openMore(page, "Hapus…");
  await action.getByRole("checkbox", { name: /Indonesia/ }).uncheck();
  await action.getByRole("button", { name: "Hapus", exact: true }).click();
  await expectStatus(page, "/en/events/weather-day.ics", 404);
  await expectStatus(page, "/events/weather-day.ics", 200);
});

test("a page of the documentation in one language, and an entry of the changelog, by a phone", async ({ browser }) => {
  const options = { viewport: { width: 390, height: 844 } };
  const { page } = await staff(browser, "editor", options);
  await openScreen(page, "/content?group=docs");
  await page.getByRole("button", { name: "Entri baru" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("checkbox", { name: "Bahasa Inggris" }).uncheck();
  await dialog.getByLabel("Judul dalam Bahasa Indonesia").fill("Kuota panggilan");
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await dialog.getByRole("button", { name: "Buat entri" }).click();
  await expect(page.locator("main h1")).toHaveText("Kuota panggilan");
  await control(page, "/group").selectOption("siteApi");
  await control(page, "/menu").fill("Kuota");
  await control(page, "/position").fill("35");
  await write(page, "/lead", { id: "Berapa banyak panggilan yang boleh dibuat dalam satu menit, dan apa sesudahnya." });
  await addPart(page, "Bagian");
  await control(page, "/parts/0/id").fill("kuota");
  await control(page, "/parts/0/title").fill("Kuota per menit");
  await write(page, "/parts/0/body/0", { id: "Enam puluh panggilan dalam satu menit." });
  await publish(page);
  await expectText(page, "/docs/kuota-panggilan", "Enam puluh panggilan");
  await expectText(page, "/docs", 'href="/docs/kuota-panggilan"');
  await expectText(page, "/sitemap.xml", "/docs/kuota-panggilan</loc>");
  await expectStatus(page, "/en/docs/kuota-panggilan", 404);

  await openScreen(page, "/content?group=changelog");
  await page.getByRole("button", { name: "Entri baru" }).click();
  await dialog.getByRole("checkbox", { name: "Bahasa Inggris" }).uncheck();
  await dialog.getByLabel("Judul dalam Bahasa Indonesia").fill("Kuota tercatat di dokumentasi");
  await dialog.getByRole("button", { name: "Buat entri" }).click();
  await expect(page.locator("main h1")).toHaveText("Kuota tercatat di dokumentasi");
  await control(page, "/kind").selectOption("added");
  await control(page, "/area").selectOption("api");
  await addPart(page, "Isi");
  await write(page, "/body/0", { id: "Berapa panggilan yang boleh dibuat kini ada di dokumentasi." });
  await publish(page);
  await expectText(page, "/v2/changelog", 'id="kuota-tercatat-di-dokumentasi"');
  await expectText(page, "/changelog.xml", "/changelog#kuota-tercatat-di-dokumentasi");
});

test("a viewer is offered neither another address nor a removal", async ({ browser }) => {
  const { page } = await staff(browser, "viewer");
  await openScreen(page, "/content?group=articles");
  await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Entri baru" })).toHaveCount(0);
  await openScreen(page, "/content/documents/resources:polite-web-collection");
  await expect(page.getByRole("button", { name: "Lainnya" })).toHaveCount(0);
});
