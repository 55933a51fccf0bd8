import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { expect } from "../test.ts";

test("an editor sees at once which colours cannot be read, and the page in the chosen ones", async ({ browser }) => {
  const { page } = await staff(browser, "editor", { name: "brand", locale: "en" });
  await openScreen(page, "/brand");
  await expect(page.getByRole("textbox", { name: /^Legal name, / }).first()).toBeVisible();
  await page.getByRole("button", { name: "Colours" }).click();

  const code = page.getByRole("textbox", { name: "Code of Primary colour, Light theme" });
  await code.fill("#7fa8f0");
  await expect(page.getByRole("status").filter({ hasText: "too little contrast" })).toBeVisible();
  await expect(page.getByText("2.39 : 1, needs 4.5 : 1").first()).toBeVisible();
  await code.fill("#7a1f5c");
  await expect(page.getByText("All pairs of colours have enough contrast.")).toBeVisible();

  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Preview" }).click();
  const shown = page.frameLocator("iframe").locator("html");
  await expect
    .poll(() => shown.evaluate((html) => getComputedStyle(html).getPropertyValue("--color-primary-600")))
    .toBe("#7a1f5c");
  // A draft is not visible to anybody else.
  const visitor = await page.context().newPage();
  await visitor.goto("/en");
  expect(await visitor.content()).not.toContain("#7a1f5c");
});
