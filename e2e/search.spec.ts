import { variantsOf } from "./support/variants.ts";
import { afterIdle } from "./support/waits.ts";
import { expect, type Page, type Request, test } from "./test.ts";

const textsByLocale = {
  id: { prefix: "", query: "percakapan", suggestionText: "Mungkin maksud Anda" },
  en: { prefix: "/en", query: "conversation", suggestionText: "Did you mean" },
};

const results = (page: Page) => page.locator("#results a");

async function open(page: Page, prefix: string) {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto(`${prefix}/search`);
  await page.locator("[data-island=search-box][data-hydrated]").waitFor();
}

const languages = ["id", "en"] as const;

for (const language of variantsOf("search results while typing", languages)) {
  const { prefix, query } = textsByLocale[language];
  test(`results in the page's language appear while typing (${language})`, async ({ page }) => {
    await open(page, prefix);
    await page.locator("#q").pressSequentially(query, { delay: 30 });
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: query })).toBeVisible();
    await expect(page.locator("#results mark").first()).toBeVisible();
    for (const link of await results(page).all()) {
      expect(await link.getAttribute("href")).toMatch(language === "en" ? /^\/en(\/|$)/ : /^\/(?!en(\/|$))/);
    }
    // The address changes with the query, so that Back returns to the results.
    await expect(page).toHaveURL(`${prefix}/search?q=${query}`);
    await results(page).first().click();
    await page.waitForURL((url) => !url.pathname.endsWith("/search"));
    await page.goBack();
    await expect(page.locator("#q")).toHaveValue(query);
    await expect(results(page).first()).toBeVisible();
  });
}

for (const language of variantsOf("correction of a mistyped name", languages)) {
  const { prefix, suggestionText } = textsByLocale[language];
  test(`a mistyped name is corrected and a suggestion is shown (${language})`, async ({ page }) => {
    await open(page, prefix);
    await page.locator("#q").fill("bigsosial");
    await expect(page.getByRole("status").filter({ hasText: suggestionText })).toBeVisible();
    const suggestion = page.locator("#results").getByRole("link", { name: "BigSocial", exact: true });
    await expect(suggestion).toHaveAttribute("href", `${prefix}/search?q=BigSocial`);
    await expect(page.locator(`#results a[href="${prefix}/products/big-social"]`)).toBeVisible();
    await suggestion.click();
    await expect(page).toHaveURL(`${prefix}/search?q=BigSocial`);
    await expect(page.getByText(suggestionText)).toHaveCount(0);
  });
}

test("arrow keys reach the results, Escape returns to the field and Enter opens a result", async ({ page }) => {
  await open(page, "/en");
  await page.locator("#q").focus();
  await page.keyboard.type("BigSocial");
  // What was found for its first letters may stand there before.
  await expect(results(page).first()).toHaveAttribute("href", /big-social$/);
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

test("an old response never replaces a newer one", async ({ page }) => {
  await open(page, "/en");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/search?q=invoice**", async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  // The page cancels the call that it needs no more; otherwise its response arrives late.
  const isOld = (request: Request) => /search\?q=invoice/.test(request.url());
  const ended = Promise.race([
    page.waitForEvent("requestfailed", { predicate: isOld }),
    page.waitForEvent("requestfinished", { predicate: isOld }),
  ]);
  await page.locator("#q").fill("invoice");
  await page.waitForRequest(/search\?q=invoice/);
  await page.locator("#q").fill("BigLegal");
  await expect(page.getByRole("status").filter({ hasText: "BigLegal" })).toBeVisible();
  release();
  await ended;
  await afterIdle(page);
  await expect(page.getByRole("status").filter({ hasText: "BigLegal" })).toBeVisible();
});

test("without a connection a message is shown, earlier results remain, and the search continues once there is a connection", async ({
  page,
  context,
}) => {
  await open(page, "/en");
  await page.locator("#q").fill("BigSocial");
  await expect(results(page).first()).toBeVisible();
  await context.setOffline(true);
  await page.locator("#q").fill("BigLegal");
  const message = page.getByRole("status").filter({ hasText: "No connection" });
  await expect(message).toBeVisible();
  await page.locator("#q").press("Enter");
  await expect(message).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: "BigLegal" })).toBeVisible();
});

test("results in the second edition link to pages of that edition", async ({ page }) => {
  await open(page, "/en/v2");
  await page.locator("#q").fill("BigSocial");
  await expect(page.locator('#results a[href="/en/v2/products/big-social"]')).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const language of variantsOf("search without JavaScript", languages)) {
    const { prefix, query, suggestionText } = textsByLocale[language];
    test(`the form opens a page of results (${language})`, async ({ page }) => {
      await page.goto(`${prefix}/search`);
      await page.locator("#q").fill(query);
      await page.locator("search button[type=submit]").click();
      await expect(page).toHaveURL(`${prefix}/search?q=${query}`);
      await expect(results(page).first()).toBeVisible();
      await page.goto(`${prefix}/search?q=bigsosial`);
      await expect(page.getByText(suggestionText)).toBeVisible();
      await page.goto(`${prefix}/search?q=zzzzqqqq`);
      await expect(results(page)).toHaveCount(0);
      await expect(page.locator("#q")).toHaveValue("zzzzqqqq");
    });
  }
});
