import { everyPage } from "./support/every-page.ts";
import { findPageFaults } from "./support/page-faults.ts";
import { expect, test } from "./test.ts";

/** Checks each row in its languages and both editions by one request, without JavaScript. */
for (const [path, pages] of Map.groupBy(everyPage, ({ row }) => row.path)) {
  test(`${path} matches its row of the page table`, async ({ baseURL }) => {
    const faults: string[] = [];
    for (const page of pages) faults.push(...(await findPageFaults(baseURL!, page)));
    expect(faults).toEqual([]);
  });
}

test("articles and policies state their type and date", async ({ request }) => {
  const guide = await (await request.get("/resources/reading-sentiment-in-indonesian")).text();
  expect(guide).toContain('property="og:type" content="article"');
  expect(guide).toMatch(/property="article:published_time" content="20\d\d-\d\d-\d\d"/);
  const policy = await (await request.get("/en/privacy-policy")).text();
  expect(policy).toMatch(/property="article:modified_time" content="20\d\d-\d\d-\d\d"/);
  expect(await (await request.get("/products")).text()).toContain('property="og:type" content="website"');
});

test("every page has a unique title", async ({ baseURL }) => {
  const pages = everyPage.filter(({ address }) => address.edition === "v1");
  const titles = new Map<string, string[]>();
  for (const { pathname, address } of pages) {
    const html = await (await fetch(baseURL + pathname)).text();
    const title = `${address.locale} ${html.match(/<title>(.*?)<\/title>/)![1]}`;
    titles.set(title, [...(titles.get(title) ?? []), pathname]);
  }
  expect([...titles].filter(([, pathnames]) => pathnames.length > 1)).toEqual([]);
});

test("a page that shows a sample in square brackets explains them once, in both editions; others do not", async ({
  request,
}) => {
  for (const [path, notes] of [
    ["/security", 1],
    ["/v2/security", 1],
    ["/en/v2/products/big-lake", 1],
    ["/privacy-policy", 0],
    ["/en/terms-and-conditions", 0],
    ["/v2/customers", 0],
  ] as const)
    expect([path, (await (await request.get(path)).text()).split("<p data-samples").length - 1]).toEqual([path, notes]);
});

test("other spellings of an address redirect permanently to the proper one", async ({ request }) => {
  const moves = {
    "/EN/about-us": "/en/about-us",
    "/v2/en/about-us": "/en/v2/about-us",
    "/id/about-us": "/about-us",
    "/about-us/": "/about-us",
    "/choosing-big-social": "/choosing-bigsocial",
    "/pricing?utm_source=a": "/products/pricing?utm_source=a",
    "/en/products/request-api-marketplace?ref=a": "/en/products/request-api-market-place?ref=a",
    "/products/request-api-market-place": "/products/request-api-marketplace",
  };
  for (const [from, to] of Object.entries(moves)) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  }
});

test("an unknown address returns a 404 page in its language", async ({ request }) => {
  for (const [path, lang] of [
    ["/nowhere", "id"],
    ["/en/nowhere", "en"],
    ["/en/v2/nowhere", "en"],
    ["/products/big-nothing", "id"],
    ["/about-us.data", "id"],
    ["/__manifest", "id"],
  ]) {
    const response = await request.get(path!);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`<html lang="${lang}"`);
  }
  const elsewhere = await (await request.get("/en/success-story")).text();
  expect(elsewhere).toContain('href="/success-story"');
});

test("a page is served in three encodings, with 304 for a matching ETag, and without a body for HEAD", async ({
  request,
}) => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const first = await request.get("/about-us", { headers: { "accept-encoding": encoding } });
    expect(first.headers()["content-encoding"] ?? "identity").toBe(encoding);
    const repeated = await request.get("/about-us", {
      headers: { "accept-encoding": encoding, "if-none-match": first.headers().etag! },
    });
    expect(repeated.status()).toBe(304);
    const head = await request.head("/about-us", { headers: { "accept-encoding": encoding } });
    expect((await head.body()).length).toBe(0);
    expect(head.headers().etag).toBe(first.headers().etag);
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 390, height: 800 } });

  test("speculation rules are added after the page and allowed by its policy", async ({ page }) => {
    const refused: string[] = [];
    page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
    await page.goto("/products");
    const rules = page.locator('script[type="speculationrules"]');
    await expect(rules).toBeAttached();
    expect(JSON.parse((await rules.textContent())!)).toHaveProperty("prerender");
    expect(refused).toEqual([]);
  });

  test("on a slow connection the first page is whole at once, and the faces follow", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const connection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
    await session.send("Network.emulateNetworkConditions", connection);
    await page.goto("/about-us", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    for (const family of ["Inter", "Plus Jakarta Sans"])
      await expect
        .poll(() =>
          page.evaluate((name) => [...document.fonts].find((font) => font.family.includes(name))?.status, family),
        )
        .toBe("loaded");
  });

  test("scroll positions and fragments are preserved", async ({ page }) => {
    await page.goto("/about-us");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.evaluate(async () => {
      scrollTo({ top: 3000, behavior: "instant" });
      // What is in the middle of the window is laid out in the next frame.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    const seen = () => page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent);
    await expect.poll(seen).not.toBe("");
    const before = await seen();
    await page.reload();
    await expect.poll(seen).toBe(before);
    await page.goto("/#questions");
    await expect(page.locator("#questions")).toBeInViewport();
    await page.goto("/products");
    await page.goBack();
    await expect(page.locator("#questions")).toBeInViewport();
  });
});

test("a quotation in the other language is marked with its language", async ({ page }) => {
  await page.goto("/en/resources/reading-sentiment-in-indonesian");
  await expect(page.locator("main [lang=id]").first()).toHaveText("“Mantap banget, sudah tiga hari belum dikirim.”");
});
