import { cutOff, expect, test } from "./test.ts";

const gone = /open-palette-[\w-]+\.js/;

test("a tab whose release is gone from the server is reloaded once and says so; then a sentence says what to do", async ({
  page,
  allowErrors,
}) => {
  allowErrors(gone);
  let reloads = -1;
  page.on("load", () => reloads++);
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  await page.goto("/en/about-us");
  await page.keyboard.press("Control+k");
  const note = page.locator("#release-note");
  await expect(note).toContainText("this page was reloaded");
  // The note is there before the page is loaded as a whole.
  await expect.poll(() => reloads).toBe(1);
  await page.keyboard.press("Control+k");
  await expect(note).toContainText("part of this page can’t be loaded");
  await page.unroute(gone);
  await note.getByRole("button", { name: "Reload the page" }).click();
  await expect.poll(() => reloads).toBe(2);
  await expect(note).toBeHidden();
});

for (const [path, part, text, button] of [
  ["/en/about-us", gone, "could not be loaded. Check your connection", "Reload the page"],
  ["/contact-us", /contact-form-[\w-]+\.js/, "gagal dimuat. Periksa koneksi Anda", "Muat ulang halaman"],
] as const)
  test(`on a bad line a sentence and a button say what to do for a part of ${path}, once only`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(cutOff);
    await page.route(part, (route) => route.abort());
    // What is measured and rendered ahead is left out without a word.
    await page.route(/measure-speed-[\w-]+\.js|speculation-rules\.json/, (route) => route.abort());
    await page.goto(path);
    if (part === gone) for (let press = 0; press < 2; press++) await page.keyboard.press("Control+k");
    const note = page.locator("#release-note");
    await expect(note.getByText(text)).toHaveCount(1);
    // A plain form works on below it.
    if (part !== gone) {
      await note.getByRole("button", { name: "Tutup" }).click();
      await expect(note).toBeHidden();
      await page.reload();
      await expect(note).toBeVisible();
    }
    await page.unroute(part);
    await note.getByRole("button", { name: button }).click();
    await expect(note).toBeHidden();
    await expect(async () => {
      if (part === gone) await page.keyboard.press("Control+k");
      await expect(page.locator("#palette, [data-island=contact-form][data-hydrated]")).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
