import { readFileSync } from "node:fs";
import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { sendRequest } from "../support/contact-request.ts";
import { uniqueUsername } from "../support/people.ts";
import { variantsOf } from "../support/variants.ts";
import { expect } from "../test.ts";

const wordsOf = (locale: string, set: string) => JSON.parse(readFileSync(`content/${locale}/${set}.json`, "utf8"));

for (const locale of variantsOf("the day of an administrator", ["id", "en"] as const)) {
  const { tiles, turns, funnel } = wordsOf(locale, "admin-today");
  const jobs = wordsOf(locale, "admin-jobs");
  const { health } = wordsOf(locale, "admin-system");

  test(`an administrator sees the day, the queues and the health of the system (${locale})`, async ({ browser }) => {
    const { page } = await staff(browser, "admin", { locale });
    await openScreen(page, "/today");
    const figures = page.getByRole("list", { name: tiles.label });
    for (const figure of [tiles.money, tiles.unanswered, tiles.leads, tiles.orders, tiles.packages])
      await expect(figures.getByText(figure.label, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: turns.title })).toBeVisible();
    await page.getByRole("combobox", { name: funnel.split }).selectOption("campaign");
    await expect(page).toHaveURL(/by=campaign/);
    await expect(page.getByRole("columnheader", { name: funnel.by.campaign })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: funnel.total, exact: true })).toBeVisible();
    expect(await findViolations(page, { atLeast: "serious" })).toEqual([]);
    await page.getByRole("link", { name: tiles.unanswered.label }).click();
    await expect(page).toHaveURL(/\/admin\/leads\?state=new/);

    await openScreen(page, "/jobs");
    await page.getByRole("tab", { name: jobs.tabs.mails }).click();
    await expect(page.getByText(jobs.mails.smtp)).toBeVisible();

    await openScreen(page, "/system");
    const mail = page.getByRole("listitem").filter({ hasText: health.parts.mail });
    await mail.getByRole("button", { name: health.check }).click();
    await expect(mail.getByText(health.notes.reachable)).toBeVisible();
    await expect(page.getByText("SMTP_URL")).toBeVisible();
    expect(await findViolations(page, { atLeast: "serious" })).toEqual([]);
  });
}

test("who sells opens what waits longest with one key, and moves by arrow keys", async ({ browser }) => {
  const { page } = await staff(browser, "sales");
  for (const name of ["ratna", "wayan"]) await sendRequest(page, `${uniqueUsername(name)}@example.id`);
  await openScreen(page, "/today");
  const rows = page.locator(".turn");
  await expect(rows.nth(1)).toBeVisible();
  const [first, second] = [await rows.nth(0).getAttribute("href"), await rows.nth(1).getAttribute("href")];
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(`.turn[href="${second}"]`)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(first!);
});

test("a narrow screen shows finance the money and nothing of leads", async ({ browser }) => {
  const { page } = await staff(browser, "finance", { viewport: { width: 390, height: 844 } });
  const { tiles } = wordsOf("id", "admin-today");
  await openScreen(page, "/today");
  await expect(page.getByText(tiles.money.label)).toBeVisible();
  await expect(page.getByText(tiles.unanswered.label)).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
