import { readFileSync, writeFileSync } from "node:fs";
import { industryIds } from "../../src/catalogue/industries.ts";
import { productIds } from "../../src/catalogue/products.ts";
import { runsAll } from "../../test/support/runs-all.ts";
import { hashDistance, perceptualHashes } from "../support/perceptual-hash.ts";
import { test } from "../support/tab.ts";
import { textCollisions } from "../support/text-collisions.ts";
import { cutOff, expect, type Page } from "../test.ts";

/**
 * How screens look: their heads as hashes, which are reviewed when they change. After a wanted change look at the pages,
 * then store the new hashes: `npm test -- looks` with `UPDATE_LOOKS=1`. Each page is opened once for all checks.
 * `npm test` opens one page of each kind in one width and theme, and compares the reviewed hashes of all screens with each
 * other; `npm test -- all` opens all of them and compares both editions in both themes and widths.
 */
const stored = "e2e/looks/heads.json";
/** Pages whose two editions are compared, in both themes. */
const inBoth = [
  "/",
  "/products/big-query",
  "/solutions/retail",
  "/products/pricing",
  "/docs",
  "/contact-us",
  "/security",
  "/resources",
  "/privacy-policy",
  "/auth/login",
];
const v2Of = (pathname: string) => `/v2${pathname === "/" ? "" : pathname}`;
const screens = [
  ...inBoth,
  ...inBoth.map(v2Of),
  "/products",
  ...productIds.map((id) => `/products/${id}`),
  "/solutions",
  ...industryIds.map((id) => `/solutions/${id}`),
  "/about-us",
  "/locations",
  "/customers",
  "/events",
  "/partners",
  "/choosing-bigsocial",
  "/docs/api/shop",
  "/account",
  "/v2/account",
  "/v2/products/big-social#demo",
].filter((pathname, at, all) => all.indexOf(pathname) === at);
/** One page of each kind, half of them in each edition. */
const oneOfEachKind = [
  ...["/", "/v2/products/big-query", "/solutions/retail", "/v2/products/pricing", "/docs", "/v2/contact-us"],
  ...["/security", "/v2/resources", "/v2/privacy-policy", "/auth/login", "/locations", "/v2/account"],
];
/** Up to this distance, of 256, two screens are alike. */
const alikeUpTo = 14;
/** The distance that two editions exceed. Below its head the page of prices is the same cards in both: it may not be alike. */
const editionsDiffer = (pathname: string, screen: number) =>
  pathname === "/products/pricing" && screen > 0 ? alikeUpTo : 30;

async function open(tab: Page, pathname: string) {
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.emulateMedia({ colorScheme: "light" });
  await tab.goto(pathname);
  if (pathname.endsWith("#demo")) await tab.locator("[data-island=big-social-demo][data-hydrated]").waitFor();
  await tab.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".consent, .offer { display: none !important }");
    document.adoptedStyleSheets.push(sheet);
    return document.fonts.ready.then(() => {});
  });
}

test("screens look as they were last reviewed, no two are alike, and no text lies on a drawing", async ({
  tab,
  allowErrors,
}) => {
  allowErrors(cutOff);
  const looks: Record<string, string> = {};
  const editions: Record<string, string[]> = {};
  const opened = runsAll ? screens : oneOfEachKind;
  for (const pathname of opened) {
    await open(tab, pathname);
    [looks[pathname]] = (await perceptualHashes(tab)) as [string];
    expect.soft(await textCollisions(tab), `${pathname}: text on a drawing`).toEqual([]);
    if (!runsAll || !inBoth.some((page) => page === pathname || v2Of(page) === pathname)) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await tab.emulateMedia({ colorScheme });
      editions[`${pathname} ${colorScheme}`] = await perceptualHashes(tab, 2);
    }
    await tab.setViewportSize({ width: 390, height: 844 });
    expect.soft(await textCollisions(tab), `${pathname}, 390 px: text on a drawing`).toEqual([]);
  }
  if (runsAll && process.env.UPDATE_LOOKS) writeFileSync(stored, `${JSON.stringify(looks, null, 2)}\n`);
  const reviewed: Record<string, string> = JSON.parse(readFileSync(stored, "utf8"));
  expect(Object.keys(reviewed)).toEqual(screens);
  // One assertion for each pair of screens would take longer than looking at them.
  const changed = opened.filter((pathname) => hashDistance(looks[pathname]!, reviewed[pathname]!) > 40);
  expect.soft(changed, "look different").toEqual([]);
  const seen = { ...reviewed, ...looks };
  const alike = screens.flatMap((one, at) =>
    screens
      .slice(at + 1)
      .flatMap((other) => (hashDistance(seen[one]!, seen[other]!) > alikeUpTo ? [] : [[one, other]])),
  );
  expect.soft(alike, "look alike").toEqual([]);
  if (!runsAll) return;
  const similar = inBoth.flatMap((pathname) =>
    ["light", "dark"].flatMap((theme) =>
      editions[`${pathname} ${theme}`]!.flatMap((hash, screen) =>
        hashDistance(hash, editions[`${v2Of(pathname)} ${theme}`]![screen]!) > editionsDiffer(pathname, screen)
          ? []
          : [`${pathname}, ${theme}, screen ${screen + 1}`],
      ),
    ),
  );
  expect(similar, "pages whose editions look alike").toEqual([]);
});
