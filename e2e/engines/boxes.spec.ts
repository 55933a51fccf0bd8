import type { PageRow } from "../../src/site/page-row.ts";
import { everyPage } from "../support/every-page.ts";
import { compareLayouts, type Layout, readLayout } from "./boxes.ts";
import type { Tab } from "./driver.ts";
import { firefox } from "./firefox.ts";
import { openSiteProxy } from "./site-proxy.ts";
import { type Browser, test as base, chromium, expect } from "./test.ts";
import { webkit } from "./webkit.ts";

/**
 * Compares where things stand on every page in Firefox and WebKit with Chromium. Pages stay as the server has written them, so
 * that all three show the same. The languages differ in words and not in layout, so one is enough; in edition v2 it is one page
 * of each screen, and those with drawings of their own.
 */
const widths = [1440, 390];
const hasDrawings = /^\/(products|solutions)\//;
const pages = everyPage.filter(
  ({ address: { locale, edition, path }, row }) =>
    locale === "id" && (edition === "v1" || hasDrawings.test(path) || isFirstOfScreen(row)),
);

interface Comparison {
  /** The address of the still pages. */
  site: string;
  reference: (pathname: string) => Promise<Layout[]>;
}

const test = base.extend<object, Comparison & { chromiumBrowser: Browser }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use, { project }) => {
      const proxy = await openSiteProxy(new URL(project.use.baseURL!).origin, { isStill: true });
      await use(proxy.origin);
      await proxy.close();
    },
    { scope: "worker" },
  ],
  chromiumBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use, { project }) => {
      const browser = await chromium.launch(project.use.launchOptions);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  reference: [
    async ({ chromiumBrowser, site }, use) => {
      const page = await chromiumBrowser.newPage({ reducedMotion: "reduce", locale: "id-ID" });
      const tab = {
        open: async (url: string) => void (await page.goto(url)),
        run: (script: never, ...values: never[]) => page.evaluate(script, ...values),
        resize: (width: number, height: number) => page.setViewportSize({ width, height }),
      };
      const layouts = new Map<string, Promise<Layout[]>>();
      await use((pathname) => {
        const layout = layouts.get(pathname) ?? readLayouts(tab as Tab, site + pathname);
        layouts.set(pathname, layout);
        return layout;
      });
    },
    { scope: "worker" },
  ],
});

async function readLayouts(tab: Tab, url: string): Promise<Layout[]> {
  await tab.open(url);
  const layouts: Layout[] = [];
  for (const width of widths) layouts.push(await readLayout(tab, width));
  return layouts;
}

function isFirstOfScreen(row: PageRow): boolean {
  return everyPage.find((page) => page.row.screen === row.screen)!.row === row;
}

const screens = Map.groupBy(pages, ({ row, address }) => `${row.screen} in ${address.edition}`);

for (const engine of [firefox, webkit])
  test.describe(engine.name, () => {
    const missing = engine.missing();
    test.skip(missing.length > 0, `${engine.name} is not tested: install ${missing.join(", ")}`);
    let tab: Promise<Tab> | undefined;
    test.afterAll(async () => (await tab)?.close());

    for (const [screen, ofScreen] of screens)
      test(`each page of ${screen} stands as in Chromium`, async ({ browserOf, site, reference }) => {
        tab ??= browserOf(engine).then((browser) => browser.newTab());
        const faults: string[] = [];
        for (const { pathname } of ofScreen) {
          const [expected, layouts] = await Promise.all([reference(pathname), readLayouts(await tab, site + pathname)]);
          for (const [index, width] of widths.entries())
            for (const fault of compareLayouts(expected[index]!, layouts[index]!))
              faults.push(`${pathname} at ${width} px: ${fault}`);
        }
        expect(faults).toEqual([]);
      });
  });
