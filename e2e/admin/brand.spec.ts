import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { expect, type Page } from "../test.ts";

test("an editor sees at once which colours cannot be read, and the page in the chosen ones", async ({ browser }) => {
  const { page } = await staff(browser, "editor", { locale: "en" });
  await openScreen(page, "/brand");
  await expect(page.getByRole("textbox", { name: /^Legal name, / }).first()).toBeVisible();
  await page.getByRole("button", { name: "Colours" }).click();

  const code = page.getByRole("textbox", { name: "Code of Primary colour, Light theme" });
  await code.fill("#7fa8f0");
  await expect(page.getByRole("status").filter({ hasText: "too little contrast" })).toBeVisible();
  await expect(page.getByText("2.39 : 1, needs 4.5 : 1").first()).toBeVisible();
  await code.fill("#7a1f5c");
  await expect(page.getByText("Every pair of colours has enough contrast.")).toBeVisible();

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

/** Drawings that no other test has. */
const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#0a7f3f" d="M0 0h${width}v${height}H0z"/></svg>`;

/** Adds a described drawing to the library and waits until it can be used. */
async function addDrawing(page: Page, name: string, svg: string): Promise<void> {
  const token = await page.evaluate(() => /(?:^|;\s*)token=([^;]+)/.exec(document.cookie)![1]!);
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await page.request.post(`/api/admin/media?name=${name}`, {
    headers: { ...headers, "content-type": "application/octet-stream" },
    data: Buffer.from(svg),
  });
  const { id, version } = (await uploaded.json()).data;
  await page.request.patch(`/api/admin/media/${id}`, { headers, data: { version, alt_id: name, alt_en: name } });
  await expect
    .poll(async () => (await (await page.request.get(`/api/admin/media/${id}`, { headers })).json()).data.usable)
    .toBe(true);
}

test("an editor chooses a logo, hears at once what it lacks, and sees the page with it before anybody else", async ({
  browser,
}) => {
  const { page } = await staff(browser, "editor", { locale: "en" });
  await openScreen(page, "/brand?part=logo");
  await addDrawing(page, "whole-logo.svg", drawing(160, 41));
  await addDrawing(page, "square-mark.svg", drawing(41, 41));
  const choose = async (part: string, name: string) => {
    await page.getByRole("button", { name: `Choose a picture: ${part}` }).click();
    const tile = page.getByRole("dialog").getByRole("button", { name });
    await tile.click();
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  const part = (name: string) => page.getByRole("region", { name });

  await choose("Logo for light grounds", "whole-logo.svg");
  await expect(part("Square mark")).toContainText("A logo needs a square mark too");
  await choose("Square mark", "whole-logo.svg");
  await expect(part("Square mark")).toContainText("The mark must be square");
  await part("Square mark")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await choose("Square mark", "square-mark.svg");
  await expect(page.locator(".field-fault")).toHaveCount(0);
  // Where there is no logo for dark grounds, the mark and the name stand.
  await expect(part("Logo for dark grounds")).toContainText("BigSuite");
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Preview" }).click();
  const header = page.frameLocator("iframe").locator("header");
  await expect(header.locator("img.logo-picture")).toBeVisible();
  expect(
    await header.locator("img.logo-picture").evaluate((image: HTMLImageElement) => image.decode()),
  ).toBeUndefined();
  const visitor = await page.context().newPage();
  await visitor.goto("/en");
  await expect(visitor.locator("header img")).toHaveCount(0);
  expect(await (await visitor.request.get("/favicon.svg")).text()).not.toContain("#0a7f3f");
});
