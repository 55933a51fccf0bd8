import { variantsOf } from "./support/variants.ts";
import { afterIdle } from "./support/waits.ts";
import { type BrowserContext, expect, type Page, test } from "./test.ts";

interface SentEvent {
  name: string;
  path: string;
  entry?: boolean;
  landing?: string;
}

/** Collects everything a browser sends to POST /api/events. */
function watchEvents(context: BrowserContext): SentEvent[] {
  const sent: SentEvent[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/api/events")) sent.push(...JSON.parse(request.postData() ?? "[]"));
  });
  return sent;
}

const root = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "{}").state as Record<string, unknown>);

for (const prefix of variantsOf("measured page views", ["", "/en", "/v2", "/en/v2"])) {
  test(`the page-view events fire once for each navigation under "${prefix || "/"}"`, async ({ page, context }) => {
    const sent = watchEvents(context);
    const pages = {
      [prefix || "/"]: "home_page_view",
      [`${prefix}/products/big-social`]: "big_social_page_view",
      [`${prefix}/products/pricing`]: "pricing_page_view",
      [`${prefix}/payment`]: "payment_page_view",
      [`${prefix}/about-us`]: undefined,
    };
    const views = () => sent.filter(({ name }) => name === "page_view").length;
    for (const [index, path] of Object.keys(pages).entries()) {
      await page.goto(path);
      await expect.poll(views, path).toBe(index + 1);
    }
    await page.reload();
    await expect.poll(views).toBe(6);
    const expected = Object.entries(pages).flatMap(([path, name]) => [
      `page_view ${path}`,
      ...(name ? [`${name} ${path}`] : []),
    ]);
    expect(sent.map(({ name, path }) => `${name} ${path}`).sort()).toEqual(
      [...expected, `page_view ${prefix}/about-us`].sort(),
    );
  });
}

test("after two campaigns and a switch of language a request contains both touches, and the query is preserved", async ({
  page,
  context,
}) => {
  const sent = watchEvents(context);
  await page.goto("/?utm_source=a&utm_medium=mail&utm_campaign=first");
  await page.goto("/products/big-social?utm_source=b&utm_campaign=second&ref=teman");
  for (const path of ["/products", "/solutions/retail", "/customers", "/about-us", "/contact-us"])
    await page.goto(path);
  await page.locator("header [data-language-switch]").click();
  await page.waitForURL("**/en/contact-us*");
  await page.locator("[data-island=contact-form][data-hydrated]").waitFor();
  await page.locator("#name").fill("Sari Wulandari");
  await page.locator("#company").fill("PT Rempah Timur");
  await page.locator("#email").fill("touches@example.id");
  await page.locator("#phone").fill("0812 3456 7890");
  await page.locator("#industry").selectOption("retail");
  await page.locator("#job").fill("Manager");
  await page.locator("#product").selectOption("big-social");
  const requested = page.waitForRequest("**/api/contact-us");
  await page.getByRole("button", { name: "Send request" }).click();
  const lead = (await requested).postDataJSON();
  expect(lead).toMatchObject({
    utm_source: "b",
    utm_campaign: "second",
    first_touch: { utm_source: "a", utm_medium: "mail", utm_campaign: "first", landing_page: "/" },
    last_touch: { utm_source: "b", utm_campaign: "second", landing_page: "/products/big-social" },
  });
  await page.waitForURL("**/en/contact-us/success?*");
  expect(new URL(page.url()).search).toBe("?utm_source=b&utm_campaign=second&ref=teman");
  await expect.poll(() => sent.filter(({ name }) => name === "contact_us_success")).toHaveLength(1);
  expect(sent.find(({ name }) => name === "contact_us_success")?.landing).toBe("/products/big-social");
  expect(sent.filter(({ name }) => name === "contact_us_failure")).toEqual([]);
  expect(sent.filter(({ entry }) => entry).length).toBeGreaterThan(0);
});

test("before consent nothing that identifies the visitor is stored, refusing is as easy as accepting, and the answer can be changed", async ({
  page,
  context,
}) => {
  await page.goto("/?utm_source=a&gclid=CLICK-7&fbclid=CLICK-8");
  const banner = page.locator("#consent-banner");
  await expect(banner).toBeVisible();
  await expect(banner.locator("[data-signal]")).toBeHidden();
  await afterIdle(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/CLICK|[0-9a-f]{8}-[0-9a-f]{4}/);
  expect(await context.cookies()).toEqual([]);
  const [refuse, accept] = await banner.locator(".consent-answers").getByRole("button").all();
  const sizes = await Promise.all([refuse!, accept!].map((button) => button.boundingBox()));
  expect(sizes[0]!.height).toBe(sizes[1]!.height);
  expect(sizes[0]!.width).toBeCloseTo(sizes[1]!.width, 0);

  await refuse!.click();
  await expect(banner).toBeHidden();
  await expect.poll(async () => (await root(page)).consent).toMatchObject({ choice: "refused", proof: "" });
  await page.goto("/en");
  await expect(banner).toBeHidden();
  await page.locator("footer [data-consent]").click();
  await expect(banner).toBeVisible();
  await banner.getByRole("button", { name: "Allow", exact: true }).click();
  await expect.poll(async () => (await root(page)).consent).toMatchObject({ choice: "accepted" });
  await expect.poll(async () => ((await root(page)).consent as { proof: string }).proof).toMatch(/^[0-9a-f-]{36}$/);
});

test("a browser with Global Privacy Control sends no events", async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  const sent = watchEvents(context);
  const page = await context.newPage();
  await page.goto("/products/pricing");
  await afterIdle(page);
  await page.goto("/about-us");
  await afterIdle(page);
  const banner = page.locator("#consent-banner");
  await expect(banner).toBeHidden();
  await page.locator('footer [data-consent=""]').click();
  await expect(banner).toContainText("walaupun Anda menekan Izinkan, tidak ada yang diukur");
  await banner.getByRole("button", { name: "Izinkan" }).click();
  await page.goto("/");
  await afterIdle(page);
  expect(sent).toEqual([]);
  await context.close();
});
