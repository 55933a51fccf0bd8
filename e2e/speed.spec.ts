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
  // As when the tab is left; what a page sends while it is closed is not shown to the test.
  for (let time = 0; time < 2; time++)
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
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
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect(sent).toEqual([]);
});
