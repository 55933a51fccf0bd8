import { expect, test } from "./test.ts";

const gone = /open-palette-[\w-]+\.js/;

test("a tab whose release is gone from the server is reloaded once and says so; then a sentence says what to do", async ({
  page,
  allowErrors,
}) => {
  // The import that failed, which nobody awaits.
  allowErrors(gone, /^script error: $/);
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
