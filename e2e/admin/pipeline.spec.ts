import { readFileSync } from "node:fs";
import { openScreen, staff, staffCalls } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { sendRequest } from "../support/contact-request.ts";
import { uniqueUsername } from "../support/people.ts";
import { variantsOf } from "../support/variants.ts";
import { expect, type Page } from "../test.ts";

const wordsOf = (locale: string, set: string) => JSON.parse(readFileSync(`content/${locale}/${set}.json`, "utf8"));
/**
 * Opens the board of one product, which no other journey asks for: leads of others would arrive above the card while it is
 * picked up.
 */
const openBoard = (page: Page, product: string) => openScreen(page, `/leads/board?product=${product}`);
const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const cardIn = (page: Page, name: string, company: string) => column(page, name).getByRole("link", { name: company });

for (const locale of variantsOf("a lead is valued, moved by keys and won", ["id", "en"] as const))
  test(`a lead is valued, moved on the board by keys and won for a reason; the forecast counts it (${locale})`, async ({
    browser,
    audited,
  }) => {
    // Somebody who has no other leads, so that the forecast has this one alone.
    const sales = await staff(browser, "sales", { locale, name: "penjual.papan" });
    const { page } = sales;
    const { deal, board, close, forecast } = wordsOf(locale, "admin-pipeline");
    const { states } = wordsOf(locale, "admin-leads");
    const company = `PT ${uniqueUsername("kolom.nilai")}`;
    const lead = await sendRequest(page, `${uniqueUsername("calon.papan")}@example.id`, {
      company,
      product: "big-view",
    });
    // As on a slow line: an Enter at once must not take a choice that stands first only until the others are read.
    await page.route(/admin\/leads\/(owners|reasons)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await openScreen(page, `/leads/${lead}`);
    const panel = page.getByRole("region", { name: deal.title, exact: true });
    const dialog = page.locator("dialog[open]");
    await expect(panel).toBeVisible();
    await page.keyboard.press("a");
    await expect(dialog).toBeVisible();
    // Oneself is the first.
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await panel.getByRole("button", { name: deal.add }).click();
    await dialog.getByRole("button", { name: deal.addLine }).click();
    await dialog.getByLabel(deal.package).selectOption({ index: 2 });
    await expect(dialog.getByLabel(deal.lineAmount)).not.toHaveValue("");
    await dialog.getByLabel(deal.lineAmount).fill("2500000");
    await dialog.getByLabel(deal.expected).fill("2027-01-15");
    await expect(dialog.getByRole("status").filter({ hasText: /30[.,]000[.,]000/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: deal.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByText(/Rp30[.,]000[.,]000/)).toBeVisible();

    await openBoard(page, "big-view");
    const card = cardIn(page, states.new, company);
    await expect(card).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await card.focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(cardIn(page, states.contacted, company)).toBeFocused();
    // Before the lists are read again, by the menu, which asks for the reason of what is closed.
    await page.keyboard.press("m");
    await dialog.getByRole("button", { name: states.won }).click();
    await expect(dialog.getByRole("heading", { name: close.won })).toBeVisible();
    await dialog.getByRole("button").filter({ hasNotText: close.none }).nth(1).click();
    await expect(cardIn(page, states.won, company)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: board.moved.split(/[{}]/)[2] })).toContainText(states.won);
    await expect(column(page, states.won)).toContainText(board.closedSince);

    await openScreen(page, `/leads/forecast?owner=${sales.id}`);
    await expect(page.getByRole("group", { name: forecast.byMonth })).toContainText(/30[.,]000[.,]000/);
    expect(await findViolations(page)).toEqual([]);
    await openScreen(page, `/leads/${lead}`);
    await expect(panel).toContainText(deal.reason);
    expect(await audited(sales)).toEqual(["lead.assigned", "lead.deal_changed", "lead.moved", "lead.moved"]);
  });

test("at 320 px, in English: a card is dragged by its grip to a column that the board scrolls to", async ({
  browser,
  audited,
}) => {
  const sales = await staff(browser, "sales", { locale: "en", viewport: { width: 320, height: 700 } });
  const { page } = sales;
  const company = `PT ${uniqueUsername("geser")}`;
  await sendRequest(page, `${uniqueUsername("lead")}@example.id`, { company, product: "big-legal" });
  await openBoard(page, "big-legal");
  const card = cardIn(page, "New", company);
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findViolations(page)).toEqual([]);
  const grip = page.getByRole("button", { name: new RegExp(company) });
  const box = (await grip.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  await expect(grip).toHaveCSS("touch-action", "none");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // Near the edge the board scrolls until the next column is under the pointer.
  const target = column(page, "Qualified");
  await expect(async () => {
    await page.mouse.move(300, box.y + 30);
    await page.mouse.move(301, box.y + 30);
    expect(await target.getAttribute("data-target")).toBe("true");
  }).toPass({ intervals: [10] });
  await page.mouse.up();
  await expect(page.getByRole("status").filter({ hasText: "moved to" })).toHaveCount(1);
  await expect(cardIn(page, "Qualified", company)).toBeVisible();
  expect(await audited(sales)).toEqual(["lead.moved"]);
});

test("an administrator keeps the list of reasons; sales read only what is offered", async ({ browser, audited }) => {
  const admin = await staff(browser, "admin", { locale: "en" });
  const { page } = admin;
  const name = `Kept ${uniqueUsername("elsewhere")}`;
  await openScreen(page, "/leads/reasons");
  await page.getByRole("button", { name: "Add a reason" }).click();
  await page.getByLabel("In Indonesian").fill(`Alasan ${name}`);
  await page.getByLabel("In English").fill(name);
  await page.locator("dialog[open]").getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: `Retire the reason ${name}` }).click();
  await expect(page.getByRole("button", { name: `Restore the reason ${name}` })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await audited(admin)).toEqual(["lead_reason.added", "lead_reason.changed"]);
  const { page: own } = await staff(browser, "sales", { locale: "en" });
  await openScreen(own, "/leads/reasons");
  await expect(own.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  await expect(own.getByRole("button", { name: "Add a reason" })).toHaveCount(0);
});

test("what others change waits while somebody points at a card or a row, or has the keyboard there", async ({
  browser,
}) => {
  const { page } = await staff(browser, "sales", { locale: "en" });
  // A product that no other journey asks for: only these leads arrive.
  const product = "big-vision";
  let arrived = 0;
  const arrive = async () => {
    const name = uniqueUsername(`menunggu${++arrived}`);
    const company = `PT ${name} Jaya`;
    return { company, id: await sendRequest(page, `${name}@example.id`, { company, product }) };
  };
  const first = await arrive();
  await openBoard(page, product);
  const card = cardIn(page, "New", first.company);
  await card.hover();
  const place = await card.boundingBox();
  const second = await arrive();
  const waiting = column(page, "New").getByRole("button", { name: "Show 1 new in column New" });
  await expect(waiting).toHaveText("1 new");
  expect(await card.boundingBox()).toEqual(place);
  await expect(cardIn(page, "New", second.company)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  // A colleague moves the card itself: it says so, where it is.
  const calls = await staffCalls("admin");
  const { data } = await (await calls.get(`/api/admin/leads/${first.id}`)).json();
  const moved = await calls.patch(`/api/admin/leads/${first.id}`, {
    data: { version: data.version, state: "contacted" },
  });
  expect(moved.ok(), await moved.text()).toBe(true);
  await calls.dispose();
  await expect(column(page, "New").getByRole("listitem").filter({ hasText: first.company })).toContainText(
    "Now in Contacted",
  );
  expect(await card.boundingBox()).toEqual(place);
  await page.mouse.move(4, 4);
  await expect(cardIn(page, "New", second.company)).toBeVisible();
  await expect(cardIn(page, "Contacted", first.company)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Show \d+ new in column/ })).toHaveCount(0);

  // The same by keys: the button shows the new card and gives it the focus, and an own move shows what waits.
  await cardIn(page, "New", second.company).focus();
  await page.keyboard.press("ArrowRight");
  await expect(cardIn(page, "Contacted", first.company)).toBeFocused();
  const third = await arrive();
  await expect(waiting).toBeVisible();
  await waiting.focus();
  await page.keyboard.press("Enter");
  await expect(cardIn(page, "New", third.company)).toBeFocused();
  await expect(waiting).toHaveCount(0);
  const fourth = await arrive();
  await expect(waiting).toBeVisible();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(cardIn(page, "Contacted", third.company)).toBeFocused();
  await expect(cardIn(page, "New", fourth.company)).toBeVisible();

  await openScreen(page, `/leads?product=${product}`);
  const row = page.getByRole("row").filter({ hasText: fourth.company });
  await row.hover();
  const rowPlace = await row.boundingBox();
  const fifth = await arrive();
  const newRows = page.getByRole("main").getByRole("button", { name: "1 new", exact: true });
  await expect(newRows).toBeVisible();
  expect(await row.boundingBox()).toEqual(rowPlace);
  await expect(page.getByRole("row").filter({ hasText: fifth.company })).toHaveCount(0);
  await newRows.click();
  await expect(page.getByRole("row").filter({ hasText: fifth.company })).toBeVisible();
  await expect(newRows).toHaveCount(0);
});
