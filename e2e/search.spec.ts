import { expect, type Page, test } from "./test.ts";

const words = {
  id: { prefix: "", query: "percakapan", meant: "Mungkin maksud Anda" },
  en: { prefix: "/en", query: "conversation", meant: "Did you mean" },
};

const results = (page: Page) => page.locator("#results a");

async function open(page: Page, prefix: string) {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto(`${prefix}/search`);
  await page.locator("[data-island=search-box][data-hydrated]").waitFor();
}

for (const language of ["id", "en"] as const) {
  const { prefix, query, meant } = words[language];

  test(`results come while one types, in one's own language (${language})`, async ({ page }) => {
    await open(page, prefix);
    await page.locator("#q").pressSequentially(query, { delay: 30 });
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: query })).toBeVisible();
    await expect(page.locator("#results mark").first()).toBeVisible();
    for (const link of await results(page).all()) {
      expect(await link.getAttribute("href")).toMatch(language === "en" ? /^\/en(\/|$)/ : /^\/(?!en(\/|$))/);
    }
    // The address keeps step, so that a result can be left and come back to.
    await expect(page).toHaveURL(`${prefix}/search?q=${query}`);
    await results(page).first().click();
    await page.waitForURL((url) => !url.pathname.endsWith("/search"));
    await page.goBack();
    await expect(page.locator("#q")).toHaveValue(query);
    await expect(results(page).first()).toBeVisible();
  });

  test(`a slip in a name is mended and a suggestion made (${language})`, async ({ page }) => {
    await open(page, prefix);
    await page.locator("#q").fill("bigsosial");
    await expect(page.getByRole("status").filter({ hasText: meant })).toBeVisible();
    const suggestion = page.locator("#results").getByRole("link", { name: "BigSocial", exact: true });
    await expect(suggestion).toHaveAttribute("href", `${prefix}/search?q=BigSocial`);
    await expect(page.locator(`#results a[href="${prefix}/products/big-social"]`)).toBeVisible();
    await suggestion.click();
    await expect(page).toHaveURL(`${prefix}/search?q=BigSocial`);
    await expect(page.getByText(meant)).toHaveCount(0);
  });
}

test("by keyboard alone: down into the results, back with Escape, Enter opens one", async ({ page }) => {
  await open(page, "/en");
  await page.locator("#q").focus();
  await page.keyboard.type("BigSocial");
  await expect(results(page).nth(1)).toBeVisible();
  await expect(page.locator("#results")).not.toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("ArrowDown");
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#q")).toBeFocused();
  await expect(page.locator("#q")).toHaveValue("BigSocial");
  await page.keyboard.press("ArrowDown");
  const href = await results(page).first().getAttribute("href");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${href}`);
});

test("an old answer never takes the place of a new one", async ({ page }) => {
  await open(page, "/en");
  await page.route("**/api/search?q=invoice**", async (route) => {
    await new Promise((resume) => setTimeout(resume, 1500));
    await route.continue().catch(() => undefined);
  });
  await page.locator("#q").fill("invoice");
  await page.waitForRequest(/search\?q=invoice/);
  await page.locator("#q").fill("BigLegal");
  await expect(page.getByRole("status").filter({ hasText: "BigLegal" })).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(page.getByRole("status").filter({ hasText: "BigLegal" })).toBeVisible();
});

test("without a connection it says so, keeps what was found, and goes on by itself", async ({ page, context }) => {
  await open(page, "/en");
  await page.locator("#q").fill("BigSocial");
  await expect(results(page).first()).toBeVisible();
  await context.setOffline(true);
  await page.locator("#q").fill("BigLegal");
  const said = page.getByRole("status").filter({ hasText: "No connection" });
  await expect(said).toBeVisible();
  await page.locator("#q").press("Enter");
  await expect(said).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: "BigLegal" })).toBeVisible();
});

test("the other design keeps one within it", async ({ page }) => {
  await open(page, "/en/v2");
  await page.locator("#q").fill("BigSocial");
  await expect(page.locator('#results a[href="/en/v2/products/big-social"]')).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const language of ["id", "en"] as const) {
    const { prefix, query, meant } = words[language];
    test(`the form asks for a page of results (${language})`, async ({ page }) => {
      await page.goto(`${prefix}/search`);
      await page.locator("#q").fill(query);
      await page.locator("search button[type=submit]").click();
      await expect(page).toHaveURL(`${prefix}/search?q=${query}`);
      await expect(results(page).first()).toBeVisible();
      await page.goto(`${prefix}/search?q=bigsosial`);
      await expect(page.getByText(meant)).toBeVisible();
      await page.goto(`${prefix}/search?q=zzzzqqqq`);
      await expect(results(page)).toHaveCount(0);
      await expect(page.locator("#q")).toHaveValue("zzzzqqqq");
    });
  }
});
