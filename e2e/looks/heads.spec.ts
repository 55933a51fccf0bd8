import { readFileSync, writeFileSync } from "node:fs";
import { industryIds } from "../../src/catalogue/industries.ts";
import { productIds } from "../../src/catalogue/products.ts";
import { hashDistance, perceptualHash } from "../support/perceptual-hash.ts";
import { test as base, cutOff, expect, type Page } from "../test.ts";

/**
 * How pages look: their heads as hashes, which are reviewed when they change. After a wanted change look at the pages, then
 * store the new hashes: `npm test -- looks` with `UPDATE_LOOKS=1`.
 */
const stored = "e2e/looks/heads.json";
const heads = [
  "/",
  "/products",
  ...productIds.map((id) => `/products/${id}`),
  "/solutions",
  ...industryIds.map((id) => `/solutions/${id}`),
  "/products/pricing",
  "/docs",
  "/about-us",
  "/locations",
  "/resources",
  "/customers",
  "/auth/login",
];
const inBoth = ["/", "/products/big-query", "/solutions/retail", "/products/pricing", "/docs", "/contact-us"];

const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, reducedMotion: "reduce" });
      // Nobody is logged in.
      await context.route(
        ({ pathname }) => pathname.startsWith("/api/"),
        (route) => route.abort(),
      );
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

async function headOf(tab: Page, pathname: string, width = 1440, height = 900): Promise<string> {
  await tab.setViewportSize({ width, height });
  await tab.goto(pathname);
  await tab.evaluate(() => document.fonts.ready);
  await tab.addStyleTag({ content: ".consent, .offer { display: none !important }" }).catch(() => {});
  return perceptualHash(tab, { width, height });
}

test("the heads of pages look as they were last reviewed, and no two are alike", async ({ tab, allowErrors }) => {
  test.setTimeout(180_000);
  allowErrors(cutOff, /Content Security Policy|style/);
  const hashes: Record<string, string> = {};
  for (const pathname of heads) hashes[pathname] = await headOf(tab, pathname);
  if (process.env.UPDATE_LOOKS) writeFileSync(stored, `${JSON.stringify(hashes, null, 2)}\n`);
  const reviewed: Record<string, string> = JSON.parse(readFileSync(stored, "utf8"));
  expect(Object.keys(reviewed)).toEqual(heads);
  for (const [pathname, hash] of Object.entries(hashes))
    expect.soft(hashDistance(hash, reviewed[pathname]!), `${pathname} looks different`).toBeLessThanOrEqual(40);
  for (const [at, one] of heads.entries())
    for (const other of heads.slice(at + 1))
      expect.soft(hashDistance(hashes[one]!, hashes[other]!), `${one} and ${other} look alike`).toBeGreaterThan(14);
});

test("v1 and v2 of a page are told apart at a glance, in both themes", async ({ tab, allowErrors }) => {
  allowErrors(cutOff, /Content Security Policy|style/);
  for (const colorScheme of ["light", "dark"] as const) {
    await tab.emulateMedia({ colorScheme });
    for (const pathname of inBoth) {
      const [one, other] = [await headOf(tab, pathname), await headOf(tab, `/v2${pathname === "/" ? "" : pathname}`)];
      expect.soft(hashDistance(one, other), `${pathname}, ${colorScheme}`).toBeGreaterThan(30);
    }
  }
});
