import { brotliDecompressSync } from "node:zlib";
import { afterIdle } from "./support/waits.ts";
import { expect, type Page, refusal, test } from "./test.ts";

const token = (components: number[]) => ({ $value: { colorSpace: "srgb", components } });
const red = { color: { $type: "color", primary: { "600": token([0.8, 0, 0]), "700": token([0.6, 0, 0]) } } };
const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-primary-600").trim());
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "{}").state?.designTokens);

async function openWith(page: Page, tokens: unknown) {
  await page.route("**/api/design-tokens", (route) =>
    route.fulfill({
      contentType: "application/json",
      body: typeof tokens === "string" ? tokens : JSON.stringify(tokens),
    }),
  );
  await page.goto("/");
  await expect.poll(async () => (await stored(page))?.at ?? 0).toBeGreaterThan(0);
  await afterIdle(page);
}

test("a valid token file changes the colours before first paint and is fetched once", async ({ page }) => {
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/design-tokens")) requests++;
  });
  // Records the colour at the moment the body begins.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { initialColor: document.documentElement.style.getPropertyValue("--color-primary-600") });
    }).observe(document, { childList: true, subtree: true });
  });
  await openWith(page, red);
  await expect.poll(async () => (await stored(page)).values).toMatchObject({ "--color-primary-600": "#cc0000" });
  await page.goto("/contact-us");
  expect(await page.evaluate(() => (window as { initialColor?: string }).initialColor)).toBe("#cc0000");
  const button = page.locator("main .btn-primary, header .btn-primary").first();
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(204, 0, 0)");
  await afterIdle(page);
  expect(requests).toBe(1);
});

for (const [kind, tokens] of [
  ["hostile", { color: { $type: "color", primary: { "600": { $value: "red;}*{display:none" } } } }],
  ["broken", '{"color":'],
  ["an HTML page", "<script>alert(1)</script>"],
] as const) {
  test(`a token file that is ${kind} changes nothing`, async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto("/about-us");
    const before = await primary(page);
    await page.evaluate(() => localStorage.clear());
    await openWith(page, tokens);
    await page.goto("/about-us");
    expect(await primary(page)).toBe(before);
    expect(errors).toEqual([]);
  });
}

test("a 403 from any call removes the token and opens the login page of the same language and edition", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(refusal(403, "/contact-us"));
  for (const [from, to] of [
    ["/contact-us", "/auth/login"],
    ["/en/contact-us", "/en/auth/login"],
    ["/en/v2/contact-us?product=big-view", "/en/v2/auth/login"],
  ] as const) {
    await page.goto(from);
    await page.evaluate(() => {
      localStorage.setItem("token", "revoked");
      // biome-ignore lint/suspicious/noDocumentCookie: as the client sets it
      document.cookie = "token=revoked; Path=/; SameSite=Strict";
    });
    await page.route("**/api/contact-us", (route) =>
      route.fulfill({
        status: 403,
        contentType: "application/problem+json",
        body: '{"code":"login_ended","status":403}',
      }),
    );
    await page.locator("[data-island=contact-form][data-hydrated]").waitFor();
    await page.locator("#name").fill("Sari");
    await page.locator("#company").fill("PT Rempah");
    await page.locator("#email").fill("sari@example.id");
    await page.locator("#phone").fill("0812 3456 7890");
    await page.locator("#industry").selectOption("retail");
    await page.locator("#job").fill("Manajer");
    await page.locator("#product").selectOption("big-social");
    await page.locator("[data-island=contact-form] button[type=submit]").click();
    await page.waitForURL((url) => url.pathname === to);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    expect((await context.cookies()).filter(({ name }) => name === "token")).toEqual([]);
    const lastVisited = await page.evaluate(() => JSON.parse(localStorage.getItem("root")!).state.lastVisited);
    expect(lastVisited).toBe(from);
  }
});

const broken: Record<string, string> = {
  truncated: '{"state":{"contactForm":{"na',
  "of another version": '{"version":42,"state":{"theme":"dark"}}',
  "of the wrong types":
    '{"version":1,"state":{"contactForm":7,"theme":[],"designTokens":"x","lastVisited":{},"bigSocial":null}}',
  "not JSON": "hello",
};
for (const [kind, text] of Object.entries(broken)) {
  test(`the contact form works with storage that is ${kind}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto("/about-us");
    await page.evaluate((value) => localStorage.setItem("root", value), text);
    await page.goto("/contact-us");
    await page.locator("[data-island=contact-form][data-hydrated]").waitFor();
    await expect(page.locator("#name")).toHaveValue("");
    await page.locator("#name").fill("Sari");
    await page.locator("#company").focus();
    expect(errors).toEqual([]);
    const root = await page.evaluate(() => JSON.parse(localStorage.getItem("root")!));
    expect(root).toMatchObject({ version: 1, state: { lastVisited: "/contact-us" } });
  });
}

for (const [kind, script] of Object.entries({
  throws: "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
  "is full": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
})) {
  test(`the demo works with storage that ${kind}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.addInitScript(script);
    await page.goto("/products/big-social");
    await page.locator("#demo").scrollIntoViewIfNeeded();
    await page.locator("[data-island=big-social-demo][data-hydrated]").waitFor();
    await page.getByRole("button", { name: "Tutup demo" }).click();
    await expect(page.getByRole("button", { name: "Buka demo" })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test("the header shows the login state from the first paint on", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("header .when-in")).toBeHidden();
  await page.evaluate(() => localStorage.setItem("token", "hint"));
  await page.goto("/about-us");
  await expect(page.locator("header .when-in")).toBeVisible();
});

test("the visitor script has some 5 KB, and other pages do not load the demo", async ({ page, request }) => {
  const html = await (await request.get("/about-us")).text();
  const [, script] = html.match(/<script type="module"[^>]*src="([^"]+)"/)!;
  const response = await fetch(
    new URL(script!, page.url() === "about:blank" ? test.info().project.use.baseURL : page.url()),
    {
      headers: { "accept-encoding": "br" },
    },
  );
  const code = await response.text();
  expect(code).not.toContain("uplot");
  const { body } = await fetchCompressed(new URL(script!, test.info().project.use.baseURL));
  expect(brotliDecompressSync(body).toString()).toBe(code);
  // The guide is 4 KB; a switch of language at once, however slowly the page loads, is worth half a kilobyte.
  expect(body.length).toBeLessThanOrEqual(5120);
  const loaded: string[] = [];
  page.on("request", (sentRequest) => loaded.push(sentRequest.url()));
  await page.goto("/products/big-view");
  await afterIdle(page);
  expect(loaded.filter((url) => /demo|chart|hydrate/.test(url))).toEqual([]);
});

async function fetchCompressed(url: URL): Promise<{ body: Buffer }> {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => resolve({ body: Buffer.concat(parts) }));
    }).on("error", reject);
  });
}
