import { openScreen, staff } from "../support/admin.ts";
import { hashDistance } from "../support/perceptual-hash.ts";
import { test } from "../support/second-server.ts";
import { closeBrowser, openBrowser } from "../support/undriven-browser.ts";
import { afterIdle } from "../support/waits.ts";
import { openWatchingProxy, sendMarker, untilPrerendered, untilViewed } from "../support/watching-proxy.ts";
import { type BrowserContext, expect, type Page } from "../test.ts";
import { filmOpening } from "./film-opening.ts";

// One server for all of them.
test.describe.configure({ mode: "default" });

interface SentEvent {
  name: string;
  experiment?: string;
  arm?: string;
}

function watchExposures(context: BrowserContext): SentEvent[] {
  const sent: SentEvent[] = [];
  context.on("request", (request) => {
    if (!request.url().endsWith("/api/events")) return;
    const events: SentEvent[] = [JSON.parse(request.postData() ?? "[]")].flat();
    sent.push(...events.filter(({ name }) => name === "experiment_exposure"));
  });
  return sent;
}

const inArm = (context: BrowserContext, url: string, arm: string) =>
  context.addCookies([{ name: "arms", value: `x1=${arm}`, url }]);
const armOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.arm);

test("arm b shows the other edition in its first frame, at the same address, and nothing shifts", async ({
  page,
  context,
  second,
}) => {
  // The faces of the text are there: what their arrival moves has a test of its own.
  await page.goto(`${second.url}/customers`, { waitUntil: "networkidle" });
  await inArm(context, second.url, "b");
  const { frames, shift } = await filmOpening(page, `${second.url}/about-us`);
  expect(frames.length).toBeGreaterThan(0);
  // A frame of v1 in between would differ in a third of the cells.
  for (const frame of frames) expect(hashDistance(frame, frames.at(-1)!)).toBeLessThan(24);
  expect(shift).toEqual({ value: 0, moved: [] });
  expect(await page.evaluate(() => document.documentElement.dataset.edition)).toBe("v2");
  await page.goto(`${second.url}/v2/about-us`);
  const { frames: v2 } = await filmOpening(page, `${second.url}/v2/about-us`);
  expect(hashDistance(frames.at(-1)!, v2.at(-1)!)).toBeLessThan(24);
  await inArm(context, second.url, "a");
  const { frames: v1 } = await filmOpening(page, `${second.url}/about-us`);
  expect(hashDistance(frames.at(-1)!, v1.at(-1)!)).toBeGreaterThan(48);
});

test("links of arm b stay in the edition of the address", async ({ page, context, second }) => {
  await inArm(context, second.url, "b");
  for (const path of ["/about-us", "/en"]) {
    await page.goto(second.url + path);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => /^(\/en)?\/v2(\/|$)/.test(link))).toEqual([]);
  }
});

test("an arm is drawn once, stays over reloads and the language switch, and is counted once", async ({
  page,
  context,
  second,
}) => {
  const sent = watchExposures(context);
  await page.goto(`${second.url}/?utm_source=mail`);
  const arm = await armOf(page);
  expect(arm).toMatch(/^x1=[ab]$/);
  await expect.poll(() => sent.length).toBe(1);
  const details = { locale: "id", device: "desktop", source: "mail" };
  expect(sent[0]).toEqual({ name: "experiment_exposure", experiment: "x1", arm: arm!.slice(3), ...details });
  for (let time = 0; time < 3; time++) {
    await page.reload();
    expect(await armOf(page)).toBe(arm);
  }
  await page.locator("header [data-language-switch]").click();
  await page.waitForURL(`${second.url}/en*`);
  expect(await armOf(page)).toBe(arm);
  await page.goto(`${second.url}/en/products/pricing`);
  await page.waitForLoadState("networkidle");
  expect(await armOf(page)).toBe(arm);
  expect(sent).toHaveLength(1);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, sameSite }) => [name, value, sameSite])).toEqual([["arms", arm, "Lax"]]);
});

test("a contact request carries what was seen", async ({ page, context, second }) => {
  await inArm(context, second.url, "b");
  await page.goto(`${second.url}/contact-us`);
  await page.locator("[data-island=contact-form][data-hydrated]").waitFor();
  const fields = { name: "Sari Wulandari", company: "PT Rempah", email: "arms@example.id", phone: "0812 3456 7890" };
  for (const [id, value] of Object.entries(fields)) await page.locator(`#${id}`).fill(value);
  await page.locator("#industry").selectOption("retail");
  await page.locator("#job").fill("Manajer");
  await page.locator("#product").selectOption("big-social");
  const requested = page.waitForRequest("**/api/contact-us");
  await page.locator("[data-island=contact-form] button[type=submit]").click();
  expect((await requested).postDataJSON().exposures).toEqual({
    x1: { arm: "b", locale: "id", device: "desktop", source: "direct" },
  });
  await page.waitForURL("**/contact-us/success*");
});

test("a page in a tab behind is counted when it is shown", async ({ page, context, second }) => {
  const sent = watchExposures(context);
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  });
  const script = page.waitForResponse(/count-exposure[^/]*\.js$/);
  await page.goto(`${second.url}/about-us`);
  await script;
  await afterIdle(page);
  expect(sent).toEqual([]);
  for (let time = 0; time < 2; time++)
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  await expect.poll(() => sent.length).toBe(1);
});

for (const [who, script] of Object.entries({
  "that asks not to be tracked":
    "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
  "without storage": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
  "without cookies": "Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })",
}))
  test(`a browser ${who} is not counted`, async ({ page, context, second }) => {
    const sent = watchExposures(context);
    await page.addInitScript(script);
    await page.goto(`${second.url}/about-us`);
    expect(await armOf(page)).toMatch(/^x1=[ab]$/);
    await afterIdle(page);
    expect(sent).toEqual([]);
  });

test("a prerendered page that is not shown is not counted", async ({ second }) => {
  const rules = '{"prerender":[{"urls":["/about-us"],"eagerness":"immediate"}]}';
  const proxy = await openWatchingProxy(second.url, {
    "/customers": `
      <script type="speculationrules">${rules}</script>
      <script type="module">
        ${untilViewed("/customers")}
        ${untilPrerendered("/about-us")}
        ${sendMarker("/marker")}
      </script>`,
  });
  const opened = openBrowser(`${proxy.origin}/customers`);
  await expect.poll(() => proxy.events.map(({ path }) => path)).toContain("/marker");
  await closeBrowser(opened);
  await proxy.close();
  expect(proxy.events.map(({ name }) => name)).toEqual(["page_view", "page_view"]);
});

test("the back office marks its browser, which then sees pages as they are", async ({ browser }) => {
  const { page } = await staff(browser, "viewer");
  await openScreen(page, "/");
  const marks = async () => (await page.context().cookies()).filter(({ name }) => name === "staff");
  await expect.poll(marks).toEqual([expect.objectContaining({ value: "1", path: "/", sameSite: "Lax" })]);
});
