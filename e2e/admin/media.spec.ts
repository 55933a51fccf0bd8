import sharp from "sharp";
import { openScreen, staff } from "../support/admin.ts";
import { findViolations } from "../support/axe.ts";
import { variantsOf } from "../support/variants.ts";
import { expect, type Page, test } from "../test.ts";

const words = {
  id: {
    viewport: { width: 1280, height: 800 },
    upload: "Unggah gambar",
    done: "Terunggah",
    altId: "Deskripsi bahasa Indonesia",
    altEn: "Deskripsi bahasa Inggris",
    focal: /^Titik fokus: /,
    save: "Simpan",
    saved: "Tersimpan",
    list: "Gambar, terbaru lebih dulu",
    missing: "Belum ada deskripsi",
  },
  en: {
    viewport: { width: 390, height: 844 },
    upload: "Upload pictures",
    done: "Uploaded",
    altId: "Description in Indonesian",
    altEn: "Description in English",
    focal: /^Focal point: /,
    save: "Save",
    saved: "Saved",
    list: "Pictures, newest first",
    missing: "Description missing",
  },
} as const;

/** Returns a photo of two colours, of which no other test has the first. */
async function photo(red: number): Promise<Buffer> {
  const right = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#205080" } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: { r: red, g: 140, b: 40 } } })
    .composite([{ input: right, left: 600, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** Pastes a file, as a person does who copied it from another program. */
async function paste(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ([name, base64]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: "image/jpeg" }));
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    },
    [name, bytes.toString("base64")] as const,
  );
}

for (const locale of variantsOf("pictures uploaded", ["id", "en"] as const)) {
  const text = words[locale];
  const seed = locale === "id" ? 0 : 120;

  test(`an editor uploads pictures, describes one and sets its focal point (${locale})`, async ({ browser }) => {
    const { page } = await staff(browser, "editor", { locale, viewport: text.viewport });
    await openScreen(page, "/media");
    await page.getByLabel(text.upload, { exact: true }).setInputFiles([
      { name: `gudang-${locale}.jpg`, mimeType: "image/jpeg", buffer: await photo(seed) },
      { name: `kantor-${locale}.jpg`, mimeType: "image/jpeg", buffer: await photo(seed + 40) },
    ]);
    await expect(page.getByText(text.done, { exact: true })).toHaveCount(2);
    await paste(page, `tempel-${locale}.jpg`, await photo(seed + 80));
    await expect(page.getByText(text.done, { exact: true })).toHaveCount(3);
    const tile = page.getByRole("list", { name: text.list }).getByRole("link", { name: `tempel-${locale}.jpg` });
    await expect(tile).toContainText(text.missing);
    expect(await findViolations(page)).toEqual([]);

    await tile.click();
    const focal = page.getByRole("button", { name: text.focal });
    // The sizes are made by a job, and the screen follows by itself.
    await expect(focal).toBeVisible();
    const box = (await focal.boundingBox())!;
    await focal.click({ position: { x: box.width * 0.8, y: box.height * 0.3 } });
    await expect(focal).toHaveAccessibleName(/80%.* 30%/);
    await focal.press("ArrowRight");
    await focal.press("Shift+ArrowDown");
    await expect(focal).toHaveAccessibleName(/85%.* 31%/);
    await page.getByLabel(text.altId).fill("Gudang pada malam hari");
    await page.getByLabel(text.altEn).fill("A warehouse at night");
    await page.getByRole("button", { name: text.save, exact: true }).click();
    await expect(page.getByText(text.saved, { exact: true })).toBeVisible();
    await expect(focal).toHaveAccessibleName(/85%.* 31%/);
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("an article shows the picture that an editor chose for it", async ({ browser }) => {
  const { page } = await staff(browser, "editor", { locale: "en" });
  await openScreen(page, "/media");
  const token = await page.evaluate(() => /(?:^|;\s*)token=([^;]+)/.exec(document.cookie)![1]!);
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await page.request.post("/api/admin/media?name=article.jpg", {
    headers: { ...headers, "content-type": "application/octet-stream" },
    data: await photo(255),
  });
  const { id, version } = (await uploaded.json()).data;
  const described = { version, alt_id: "Rapat tim", alt_en: "A team meeting", focal_x: 80, focal_y: 20 };
  await page.request.patch(`/api/admin/media/${id}`, { headers, data: described });

  const name = "resources:polite-web-collection";
  await expect
    .poll(async () => (await (await page.request.get(`/api/admin/media/${id}`, { headers })).json()).data.usable)
    .toBe(true);
  const path = `/api/admin/content/documents/${name}`;
  const { languages } = (await (await page.request.get(path, { headers })).json()).data;
  const draft = { words: { ...languages.en.words, picture: `media:${id}` }, version: languages.en.version };
  const saved = await page.request.put(`${path}/en/draft`, { headers, data: draft });
  expect(saved.status(), await saved.text()).toBe(200);
  const used = (await (await page.request.get(`/api/admin/media/${id}`, { headers })).json()).data;
  expect(used.uses).toMatchObject([{ document: name, locale: "en", layer: "draft", path: "/picture" }]);
  const published = await page.request.post("/api/admin/content/publications", {
    headers,
    data: { items: [{ document: name, locale: "en", version: (await saved.json()).data.version }] },
  });
  expect(published.status(), await published.text()).toBe(201);

  const picture = page.getByRole("img", { name: "A team meeting" });
  await expect(async () => {
    await page.goto("/en/resources/polite-web-collection");
    await expect(picture).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc))).toMatch(
    /\/media\/[0-9a-f]{32}-\d+\.avif$/,
  );
  expect(await picture.evaluate((image) => getComputedStyle(image).objectPosition)).toBe("80% 20%");
  const file = await page.request.get(await picture.getAttribute("src").then((src) => src!));
  expect(file.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
  });
  expect((await page.request.delete(`/api/admin/media/${id}?version=2`, { headers })).status()).toBe(409);
  expect((await page.request.get("/media/00000000000000000000000000000000-320.avif")).status()).toBe(404);
});
