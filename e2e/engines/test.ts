import { readFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import type { Engine, RunningBrowser, Tab } from "./driver.ts";
import { openSiteProxy } from "./site-proxy.ts";

export { type Browser, chromium, expect } from "@playwright/test";

interface VisitOptions {
  /** The language that the visitor has chosen for the back office. */
  locale?: "id" | "en";
  width?: number;
  /** A script that each page runs before everything else. */
  script?: string;
}

interface Visits {
  /** Opens a tab of a new visitor, whose addresses may be paths of the site. A script error in it fails the test. */
  visit: (engine: Engine, options?: VisitOptions) => Promise<Tab>;
}

interface Browsers {
  /** Returns the browser of an engine, which all tests of a worker share. */
  browserOf: (engine: Engine) => Promise<RunningBrowser>;
}

const { version } = JSON.parse(readFileSync("content/id/common.json", "utf8")).consent as { version: string };
const consent = { choice: "refused", version, at: new Date().toISOString(), proof: "" };
/** What somebody has stored who has answered the consent bar before. */
const root = JSON.stringify(JSON.stringify({ state: { consent }, version: 1 }));

/** The test function of what runs in other engines than Chromium. */
export const test = base.extend<Visits, Browsers>({
  browserOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const browsers = new Map<Engine, Promise<RunningBrowser>>();
      await use((engine) => {
        const browser = browsers.get(engine) ?? engine.start();
        browsers.set(engine, browser);
        return browser;
      });
      for (const browser of browsers.values()) await (await browser).stop();
    },
    { scope: "worker" },
  ],
  visit: async ({ browserOf }, use, { project }) => {
    const ends: (() => Promise<void>)[] = [];
    const errors: string[][] = [];
    await use(async (engine, { locale = "id", width = 1280, script = "" } = {}) => {
      const stored = `localStorage["admin.locale"] ??= "${locale}"; localStorage.root ??= ${root};`;
      const proxy = await openSiteProxy(new URL(project.use.baseURL!).origin, { script: script + stored });
      ends.push(proxy.close);
      errors.push(proxy.errors);
      const tab = await (await browserOf(engine)).newTab();
      ends.push(tab.close);
      await tab.resize(width, 900);
      // Links in mails name the suite and not the proxy.
      return { ...tab, open: (url) => tab.open(proxy.origin + url.replace(/^https?:\/\/[^/]+/, "")) };
    });
    for (const end of ends.reverse()) await end();
    expect(errors.flat(), "script errors").toEqual([]);
  },
});

/** Skips the tests of the file or group where the engine is not installed. */
export function skipWithout(engine: Engine): void {
  const missing = engine.missing();
  test.skip(missing.length > 0, `${engine.name} is not tested: install ${missing.join(", ")}`);
}
