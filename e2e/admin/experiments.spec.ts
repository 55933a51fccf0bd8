import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { expect } from "../test.ts";

test("an editor plans an experiment, starts it, stops it and ships an arm", async ({ browser }) => {
  const { page } = await staff(browser, "editor", { locale: "en" });
  await openScreen(page, "/experiments");
  await page.getByRole("link", { name: "New experiment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New experiment" })).toBeVisible();
  const name = `Partners ${Date.now()}`;
  await page.getByLabel("Name", { exact: true }).first().fill(name);
  await page.getByLabel("Decided by").selectOption("order");
  await page.getByLabel("Add a page").selectOption("/partners");
  await expect(page.getByRole("list", { name: "Pages" }).getByRole("listitem")).toHaveText(/\(\/partners\)/);
  const b = page.getByRole("group", { name: /^b:/ });
  await b.getByLabel("Name").fill("Without questions");
  await page.getByLabel("Shows").selectOption("section");
  await page.getByLabel("Section").selectOption("NextStep");
  await page.getByLabel("Show it").selectOption("nothing");
  await page.getByLabel("Planned visitors").fill("12000");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Create experiment" }).click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Nothing is missing.")).toBeVisible();
  // A page without this section is found before the start.
  await page.getByLabel("Add a page").selectOption("/contact-us/terms");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Variant b: not every chosen page has the section Next step")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: /^Remove .*\(\/contact-us\/terms\)/ }).click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Start it" }).click();
  await expect(page.getByText("Running", { exact: true })).toBeVisible();
  await expect(page.getByText("No visitor has been counted yet.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await page.getByRole("button", { name: "Stop it" }).click();
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Ship a variant" }).click();
  await page.getByLabel("Variant that everybody sees").selectOption("a");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Ship it" }).click();
  await expect(page.getByText("Shipped", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await page.getByRole("button", { name: "Archive it" }).click();
  await expect(page.getByText("Archived", { exact: true })).toBeVisible();

  await openScreen(page, "/experiments");
  await expect(page.getByText(name)).toHaveCount(0);
});

test("a viewer reads a result, by measure and by visitors, and changes nothing", async ({ browser }) => {
  const { page } = await staff(browser, "viewer", { locale: "en" });
  await openScreen(page, "/experiments");
  await page.getByRole("link", { name: "Ajakan di akhir halaman BigSocial" }).click();
  await expect(
    page.getByText(
      /^b: Desain berikutnya is better than a: Apa adanya: about \S+ more contact requests per thousand visitors \(between \S+ and \S+\)\.$/,
    ),
  ).toBeVisible();
  await expect(page.getByText(/The result is final: later visitors do not change it\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ship a variant" })).toHaveCount(0);
  await page.getByRole("figure").getByText("Show as a table").click();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel("Split by").selectOption("device");
  await expect(page.getByRole("row", { name: /^Phone/ })).toBeVisible();
  await page.getByLabel("Measure").selectOption("revenue");
  await expect(page.getByText("b: Desain berikutnya: not enough has happened yet to draw a conclusion.")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^x\d+\.csv$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findViolations(page)).toEqual([]);
});

test("stored words of both languages are chosen for an arm, and stay chosen", async ({ browser }) => {
  const { page } = await staff(browser, "editor", { locale: "en" });
  const { token } = (await (await page.request.get("/api/auth/token")).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const path = "/api/admin/content/documents/integrations";
  const { data } = await (await page.request.get(path, { headers })).json();
  const versions: Record<string, number> = {};
  for (const locale of ["id", "en"]) {
    const { words, version } = data.languages[locale];
    const saved = await page.request.put(`${path}/${locale}/draft`, { headers, data: { words, version } });
    expect(saved.ok(), await saved.text()).toBe(true);
    versions[locale] = (await saved.json()).data.version;
  }

  await openScreen(page, "/experiments/new");
  const name = `Integrations ${Date.now()}`;
  await page.getByLabel("Name", { exact: true }).first().fill(name);
  await page.getByLabel("Add a page").selectOption("/integrations");
  await page.getByRole("group", { name: /^b:/ }).getByLabel("Name").fill("Other title");
  await page.getByLabel("Shows").selectOption("words");
  await page.getByLabel("Add a text").selectOption("integrations");
  await page.getByLabel(/\(Indonesian\)$/).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Create experiment" }).click();
  await expect(page.getByText("Variant b: text is missing for integrations/en")).toBeVisible();
  await page.getByLabel(/\(English\)$/).selectOption({ index: 1 });
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Nothing is missing.")).toBeVisible();
  await page.reload();
  for (const language of ["Indonesian", "English"])
    await expect(page.getByLabel(new RegExp(`\\(${language}\\)$`))).not.toHaveValue("");
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await page.getByRole("button", { name: "Archive it" }).click();
  await expect(page.getByText("Archived", { exact: true })).toBeVisible();
  for (const locale of ["id", "en"])
    expect((await page.request.delete(`${path}/${locale}/draft?version=${versions[locale]}`, { headers })).ok()).toBe(
      true,
    );
});
