import { brotliCompressSync, constants } from "node:zlib";
import { readAddress } from "../src/address/address.ts";
import { resolvePage } from "../src/site/page-resolution.ts";
import { everyPage, type PageToVisit } from "./support/every-page.ts";
import { type APIRequestContext, expect, test } from "./test.ts";

/** Checks each row in its languages and both editions by one request, without JavaScript. */
for (const [path, pages] of Map.groupBy(everyPage, ({ row }) => row.path)) {
  test(`${path} matches its row of the page table`, async ({ request }) => {
    for (const page of pages) await expectPage(request, page);
  });
}

async function expectPage(request: APIRequestContext, { pathname, address, row }: PageToVisit) {
  const response = await request.get(pathname, { maxRedirects: 0 });
  const html = await response.text();
  expect(response.status(), pathname).toBe(row.status ?? 200);
  expect(html).toContain(`<html lang="${address.locale}" data-edition="${address.edition}"`);
  expect(html.match(/<h1[\s>]/g), `${pathname} has one h1`).toHaveLength(1);
  expect(html).toMatch(/<title>.{8,60}<\/title>/);
  expect(html).toMatch(/<meta name="description" content=".{40,}"/);
  expect(html, `${pathname}: the policy forbids style attributes`).not.toMatch(/<[^>]+\sstyle=/);
  expect(html, `${pathname}: the policy forbids inline handlers`).not.toMatch(/<[^>]+\son\w+=/);
  expectHeadingsInOrder(html, pathname);
  expectUniqueIds(html, pathname);
  expectValidLinks(html, pathname);
  expect(response.headers()["content-security-policy"]).not.toContain("unsafe-inline");
  const opener = response.headers()["cross-origin-opener-policy"];
  expect(opener, `${pathname}: only a personal page has its own window group`).toBe(row.unlisted && "same-origin");
  if (!html.includes("data-island")) expectNoFramework(html);
  const hasTwin = !row.locales || !!row.twin;
  expect(html.includes("data-language-offer="), `${pathname} offers its twin`).toBe(
    hasTwin && row.status === undefined,
  );
  expect(html.includes('property="og:locale:alternate"')).toBe(hasTwin);
  expect(html).toMatch(/<meta property="og:image:alt" content=".{8,}"/);
  const budget = row.kind === "home" || row.path.startsWith("/products") ? 32 : 20;
  expect(compressedSize(html, budget * 1024), `${pathname}: HTML of at most ${budget} KB`).toBeLessThanOrEqual(
    budget * 1024,
  );
  expect(html.includes('rel="canonical"')).toBe(row.status === undefined);
  const namesTwin = /<link rel="alternate" hrefLang/i.test(html);
  expect(namesTwin, `${pathname} names its twin`).toBe(
    address.edition === "v1" && !row.unlisted && (!row.locales || !!row.twin),
  );
}

/** Returns the compressed size, at a slower and better quality only where a quicker one exceeds the budget. */
function compressedSize(text: string, budget: number): number {
  let size = Number.POSITIVE_INFINITY;
  for (const quality of [4, 9, 11]) {
    if (size <= budget) break;
    size = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  }
  return size;
}

test("the visitor script is at most 4 KB", async ({ request }) => {
  const html = await (await request.get("/about-us")).text();
  const script = await request.get(html.match(/<script type="module"[^>]*src="([^"]+)"/)![1]!);
  expect(brotliCompressSync(await script.body()).length).toBeLessThanOrEqual(4096);
});

test("articles and policies state their type and date", async ({ request }) => {
  const guide = await (await request.get("/resources/reading-sentiment-in-indonesian")).text();
  expect(guide).toContain('property="og:type" content="article"');
  expect(guide).toMatch(/property="article:published_time" content="20\d\d-\d\d-\d\d"/);
  const policy = await (await request.get("/en/privacy-policy")).text();
  expect(policy).toMatch(/property="article:modified_time" content="20\d\d-\d\d-\d\d"/);
  expect(await (await request.get("/products")).text()).toContain('property="og:type" content="website"');
});

test("every page has a unique title", async ({ request }) => {
  for (const locale of ["id", "en"] as const) {
    const seen = new Map<string, string>();
    for (const { pathname, address } of everyPage) {
      if (address.locale !== locale || address.edition === "v2") continue;
      const html = await (await request.get(pathname)).text();
      const title = html.match(/<title>(.*?)<\/title>/)![1]!;
      expect(seen.get(title), `${pathname} has the title of another page`).toBeUndefined();
      seen.set(title, pathname);
    }
  }
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
    await expect(rules).toBeAttached({ timeout: 10_000 });
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
    await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2900);
    await page.goto("/#questions");
    await expect(page.locator("#questions")).toBeInViewport();
    await page.goto("/products");
    await page.goBack();
    await expect(page.locator("#questions")).toBeInViewport();
  });
});

/** Scripts and links find only the first element with an id. */
function expectUniqueIds(html: string, pathname: string) {
  const ids = [...html.matchAll(/<[a-z][^<>]*? id="([^"]+)"/g)].map(([, id]) => id!);
  const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(duplicates, `${pathname} has these ids twice`).toEqual([]);
}

function expectHeadingsInOrder(html: string, pathname: string) {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const levels = Array.from(main.matchAll(/<h([1-6])[\s>]/g), ([, level]) => Number(level));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    expect(level, `heading ${index + 1} of ${pathname} skips a level`).toBeLessThanOrEqual(
      (levels[index - 1] ?? 0) + 1,
    );
}

/** Links inside the site lead to a page of the same language and edition, except for the switches. */
function expectValidLinks(html: string, pathname: string) {
  const { locale, edition } = readAddress(pathname);
  for (const [tag, href] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"[^>]*>/g)) {
    const target = href!.split(/[?#]/, 1)[0]!;
    if (/^\/(api\/|feed\.xml|en\/feed\.xml|(en\/)?events\/[\w-]+\.ics)/.test(target)) continue;
    const resolved = resolvePage(target);
    expect(resolved.kind, `${target} on ${pathname}`).toBe("page");
    const to = readAddress(target);
    if (!/hreflang=/i.test(tag)) expect(to.locale, `${target} on ${pathname} changes language`).toBe(locale);
    if (!/hreflang=|data-edition-switch/i.test(tag)) expect(to.edition, `${target} on ${pathname}`).toBe(edition);
  }
}

function expectNoFramework(html: string) {
  const scripts = Array.from(html.matchAll(/<script(?![^>]*json)[^>]*>/g), ([tag]) => tag);
  expect(scripts.filter((tag) => tag.includes("src="))).toHaveLength(1);
  expect(html).not.toContain("modulepreload");
}

test("a quotation in the other language is marked with its language", async ({ page }) => {
  await page.goto("/en/resources/reading-sentiment-in-indonesian");
  await expect(page.locator("main [lang=id]").first()).toHaveText("“Mantap banget, sudah tiga hari belum dikirim”");
});
