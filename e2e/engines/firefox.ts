import { existsSync } from "node:fs";
import { type BrowserContext, type KeyInput, launch, type Page } from "puppeteer-core";
import type { Engine, RunningBrowser, Tab } from "./driver.ts";

const program = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

/** Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  missing: () => (existsSync(program) ? [] : ["firefox-esr"]),
  start,
};

async function start(): Promise<RunningBrowser> {
  const browser = await launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    // For what hangs; it takes its time beside other tests.
    timeout: 180_000,
    extraPrefsFirefox: {
      "intl.accept_languages": "id-ID, id",
      // An animation that runs delays every click until it ends.
      "ui.prefersReducedMotion": 1,
      // As on phones, and in the other engines.
      "ui.useOverlayScrollbars": 1,
      // A mouse, as in the other engines; without a screen there is none.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
    },
  });
  return {
    async newTab() {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage(), context);
    },
    stop: () => browser.close(),
  };
}

function tabOf(page: Page, context: BrowserContext): Tab {
  page.setDefaultTimeout(0);
  return {
    open: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    run: (script, ...values) => page.evaluate(script as never, ...values) as never,
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      const held = keys.slice(0, -1) as KeyInput[];
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(keys.at(-1) as KeyInput);
      for (const key of held.reverse()) await page.keyboard.up(key);
    },
    async choose(selector, path) {
      const field = await page.waitForSelector(selector);
      await (field as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    addCookies: async (cookies) => context.setCookie(...cookies.map((cookie) => ({ ...cookie, expires: -1 }))),
    close: () => context.close(),
  };
}
