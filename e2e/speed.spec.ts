import { brotliCompressSync } from "node:zlib";
import { type BrowserContext, expect, test } from "./test.ts";

/** Makes every page view a measured one, as a share of 100 does. */
const measureAll = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.speedSample = "100";
    });
  });

function watchMeasures(context: BrowserContext) {
  const sent: Record<string, unknown>[] = [];
  context.on("request", (request) => {
    if (!request.url().endsWith("/api/events")) return;
    const body = JSON.parse(request.postData() ?? "[]");
    sent.push(...[body].flat().filter(({ name }) => name === "page_speed"));
  });
  return sent;
}

test("a measured page view is sent once, when the page is left, without an identifier", async ({ page, context }) => {
  const sent = watchMeasures(context);
  await measureAll(context);
  const script = page.waitForResponse(/measure-speed[^/]*\.js$/);
  await page.goto("/products/big-social");
  expect(brotliCompressSync(await (await script).body()).length).toBeLessThan(1536);
  const stored = () => page.evaluate(() => [JSON.stringify({ ...localStorage, ...sessionStorage }), document.cookie]);
  await page.waitForLoadState("networkidle");
  const before = await stored();
  await page.locator("summary:visible").first().click();
  expect(await stored()).toEqual(before);
  await page.goto("/about-us");
  await expect.poll(() => sent.length).toBe(1);
  const { connection, device, lcp, cls, inp, failed, ...rest } = sent[0]!;
  expect(rest).toEqual({ name: "page_speed", path: "/products/big-social" });
  expect([typeof connection, device, failed]).toEqual(["string", "desktop", 0]);
  expect([lcp, cls].map(Number).every((value) => value >= 0)).toBe(true);
  expect(["number", "undefined"]).toContain(typeof inp);
});

test("a browser that asks not to be tracked is not measured", async ({ browser }) => {
  const context = await browser.newContext();
  const sent = watchMeasures(context);
  await measureAll(context);
  await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const page = await context.newPage();
  const script = page.waitForResponse(/measure-speed[^/]*\.js$/);
  await page.goto("/");
  await script;
  await page.goto("/about-us");
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
});
