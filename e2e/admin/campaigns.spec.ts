import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { sendRequest } from "../support/contact-request.ts";
import { type Download, expect, type Page } from "../test.ts";

/** A browser of a person: the one of the tests says that it has no window, and is counted as a program. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

const contentOf = async (download: Promise<Download>) =>
  Buffer.concat(await (await (await download).createReadStream()).toArray());

async function addName(page: Page, kind: string, name: string) {
  await page.getByRole("button", { name: kind }).click();
  await page.getByRole("dialog").getByLabel(kind).fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("an editor builds a link; its clicks, a request that it brought and its cost are in the report", async ({
  browser,
  audited,
}) => {
  const editor = await staff(browser, "editor", { locale: "en" });
  const { page } = editor;
  const campaign = `launch-${Date.now().toString(36)}`;

  // Names are added deliberately, in a dialog; a typing error is named there.
  await openScreen(page, "/campaigns/links/new");
  await page.getByRole("button", { name: "New campaign" }).click();
  await page.getByRole("dialog").getByLabel("New campaign").fill("The Launch");
  await page.getByRole("dialog").getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("Use lowercase letters, digits, dots, hyphens and underscores.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("dialog").getByLabel("New campaign").fill(campaign);
  await page.getByRole("dialog").getByRole("button", { name: "Add" }).click();
  await expect(page.getByLabel("Campaign", { exact: true })).toHaveValue(campaign);
  await addName(page, "New source", `${campaign}.linkedin`);
  await addName(page, "New medium", `${campaign}.social`);

  await page.locator("main").getByLabel("Language").selectOption("en");
  await page.getByLabel("Page", { exact: true }).selectOption("/products/big-social");
  await page.getByLabel("Short address").fill(campaign);
  const utm = `utm_source=${campaign}.linkedin&utm_medium=${campaign}.social&utm_campaign=${campaign}`;
  await expect(page.getByRole("region", { name: "The link leads to" })).toContainText(`/en/products/big-social?${utm}`);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.locator("main h1")).toHaveText(`/go/${campaign}`);
  expect(await findViolations(page)).toEqual([]);

  const save = async (name: string) => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    return contentOf(downloading);
  };
  const svg = await save("Download SVG");
  expect(svg.toString()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<path d="M/);
  expect((await save("Download PNG")).subarray(1, 4).toString()).toBe("PNG");

  // A visitor comes by the short address; a program and one who asks not to be tracked are led on, but not counted.
  const visitor = await (await browser.newContext({ userAgent })).newPage();
  const redirect = await visitor.request.get(`/go/${campaign.toUpperCase()}`, { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location, redirect.headers()["cache-control"]]).toEqual([
    307,
    `/en/products/big-social?${utm}`,
    "no-store",
  ]);
  const uncounted: Record<string, string>[] = [{ "user-agent": "Googlebot/2.1" }, { dnt: "1" }];
  for (const headers of uncounted) await visitor.request.get(`/go/${campaign}`, { maxRedirects: 0, headers });
  await visitor.goto(`/go/${campaign}`);
  await expect(visitor).toHaveURL(`/en/products/big-social?${utm}`);
  const unknown = await visitor.request.get("/go/there-is-none");
  expect([unknown.status(), await unknown.text()]).toEqual([404, expect.stringContaining("<h1")]);
  await page.reload();
  await expect(page.locator("main dl")).toContainText("All clicks2");

  const touches = await visitor.evaluate(() => JSON.parse(localStorage.getItem("root")!).state.attribution);
  await sendRequest(visitor, `${campaign}@contoh.co.id`, { first_touch: touches.first, last_touch: touches.last });

  // What it cost, from a file: the wrong line is named, and the corrected file is stored once.
  await openScreen(page, "/campaigns/costs");
  const choose = (lines: string) =>
    page.locator("input[type=file]").setInputFiles({
      name: "costs.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`campaign,source,period,amount\n${lines}`),
    });
  const month = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 7);
  const right = `${campaign},${campaign}.linkedin,${month},3000000`;
  await choose(`${right}\n${campaign},nowhere,${month},1000\n`);
  await expect(page.getByText("1 new, 0 changed, 0 known already, 1 wrong")).toBeVisible();
  await expect(page.getByText("Source: “nowhere” is not among the names")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await choose(right);
  await page.getByRole("button", { name: "Import (1)" }).click();
  await expect(page.getByRole("grid")).toContainText(campaign);
  await choose(right);
  await expect(page.getByText("There is nothing to import: all lines are already known.")).toBeVisible();

  await openScreen(page, "/campaigns?period=month");
  await page.locator("main").getByLabel("Period").selectOption("month");
  const row = page
    .getByRole("table", { name: "From visits to revenue" })
    .getByRole("row")
    .filter({ hasText: campaign });
  await expect(row.getByRole("cell").nth(1)).toHaveText("1");
  await expect(row.getByRole("cell").nth(6)).toHaveText("1");
  await expect(row).toContainText("-100%");
  expect(await findViolations(page)).toEqual([]);
  await row.getByRole("link").click();
  await expect(page.getByText(`Only campaign ${campaign}`)).toBeVisible();
  await expect(page.locator("main").getByLabel("Split by")).toHaveValue("source");
  await page.locator("main").getByLabel("Split by").selectOption("product");
  await expect(page.getByRole("rowheader", { name: "BigSocial" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("region", { name: "From visits to revenue" })
    .getByRole("button", { name: "Download CSV" })
    .click();
  expect((await contentOf(downloading)).toString()).toContain('"Leads (By first touch)"');

  // Turned off, the short address shows the 404 page.
  await openScreen(page, `/campaigns/links/${campaign}`);
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("This link is turned off")).toBeVisible();
  expect((await visitor.request.get(`/go/${campaign}`)).status()).toBe(404);
  expect(await audited(editor)).toEqual([
    "campaign.term_added",
    "campaign.term_added",
    "campaign.term_added",
    "campaign.link_added",
    "campaign.cost_added",
    "campaign.costs_imported",
    "campaign.link_retired",
  ]);

  // On a phone the report scrolls inside itself, and finance may read it but change nothing.
  const finance = await staff(browser, "finance", {
    locale: "en",
    viewport: { width: 320, height: 800 },
  });
  await openScreen(finance.page, "/campaigns");
  await expect(finance.page.getByRole("table", { name: "From visits to revenue" })).toBeVisible();
  expect(await finance.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findViolations(finance.page)).toEqual([]);
  await openScreen(finance.page, "/campaigns/costs");
  await expect(finance.page.getByRole("button", { name: "Enter cost" })).toHaveCount(0);
  await openScreen(finance.page, "/campaigns/names");
  await expect(finance.page.getByRole("button", { name: /^Retire/ })).toHaveCount(0);
});
