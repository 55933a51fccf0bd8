import config from "../playwright.config.ts";
import { expect, test } from "./test.ts";

// Playwright turns the back/forward cache off, and the headless shell has none; people's browsers have it.
const { launchOptions } = config.use!;
test.use({
  launchOptions: {
    ...launchOptions,
    executablePath: process.env.CHROMIUM ?? launchOptions!.executablePath!,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("back from the thanks to the contact form: it can be used again", async ({ page }) => {
  await page.goto("/en/contact-us");
  await page.locator("[data-island=contact-form][data-hydrated]").waitFor();
  for (const [name, value] of Object.entries({
    name: "Budi Santoso",
    company: "PT Kembali",
    email: "budi@kembali.example.id",
    phone: "0812 3456 7890",
    job: "Manager",
  }))
    await page.locator(`#${name}`).fill(value);
  await page.locator("#industry").selectOption("retail");
  await page.locator("#product").selectOption("big-social");
  await page.evaluate(() => Object.assign(globalThis, { kept: true }));
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL("**/en/contact-us/success");
  // not goBack(), which waits for a load that a page from the cache does not have again
  await page.evaluate(() => history.back());
  await page.waitForURL("**/en/contact-us", { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => "kept" in globalThis)).toBe(true);
  const send = page.locator("#send");
  await expect(send).not.toHaveAttribute("aria-disabled", "true");
  await expect(send).toHaveText(/Send/);
});
