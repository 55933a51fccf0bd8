import config from "../playwright.config.ts";
import { expect, test } from "./test.ts";

// Playwright turns the back/forward cache off, and the headless shell has none, but visitors' browsers use it.
const { launchOptions } = config.use!;
test.use({
  launchOptions: {
    ...launchOptions,
    executablePath: process.env.CHROMIUM ?? launchOptions!.executablePath!,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("the contact form can be used again after going back from the success page", async ({ page }) => {
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
  await page.evaluate(() => Object.assign(globalThis, { isCachedPage: true }));
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL("**/en/contact-us/success");
  // Not goBack(), which waits for a load event that a page from the cache does not have.
  await page.evaluate(() => history.back());
  await page.waitForURL("**/en/contact-us", { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => "isCachedPage" in globalThis)).toBe(true);
  const send = page.locator("#send");
  await expect(send).not.toHaveAttribute("aria-disabled", "true");
  await expect(send).toHaveText(/Send/);
  await expect(page.getByText(/Your request was sent as number [0-9A-F]{8}/)).toBeVisible();
  await expect(page.locator("#name")).toHaveValue("");
});
