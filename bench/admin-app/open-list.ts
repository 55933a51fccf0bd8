import type { BrowserContext } from "@playwright/test";
import type { Row } from "../row.ts";
import { slowDown } from "../slow-down.ts";

/** Milliseconds until the inbox shows its rows and answers a key, on the slow profile. */
const budget = 1500;

/** Milliseconds after which a visit has failed. */
const longestWait = 30_000;

/**
 * Measures how long the list of leads takes to be usable: with the app in the browser's cache, as after a login, and
 * without, as once after a release.
 */
export async function measureOpening(context: BrowserContext, url: string): Promise<Row[]> {
  const cached = await median(() => open(context, url, true));
  const first = await median(() => open(context, url, false));
  return [
    {
      what: "admin app: list usable on a slow device, app in the cache",
      budget: `<= ${budget} ms`,
      reached: `${cached} ms`,
      met: cached <= budget,
    },
    {
      what: "admin app: list usable on a slow device, once after a release",
      budget: "",
      reached: `${first} ms`,
    },
  ];
}

async function open(context: BrowserContext, url: string, isCached: boolean): Promise<number> {
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: !isCached });
  await page.waitForTimeout(600);
  await page.goto(`${url}/admin/leads`, { waitUntil: "commit" });
  // Presses j until a row takes it.
  const usable = await page.evaluate(
    (patience) =>
      new Promise<number>((resolve, reject) => {
        const look = () => {
          if (performance.now() > patience) return reject(new Error(`no rows after ${patience} ms`));
          if (document.querySelector("[role=grid] .grid-data[data-active]")) return resolve(performance.now());
          if (document.querySelector("[role=grid] .grid-data"))
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true }));
          requestAnimationFrame(look);
        };
        look();
      }),
    longestWait,
  );
  await page.close();
  return Math.round(usable);
}

async function median(visit: () => Promise<number>): Promise<number> {
  const visits: number[] = [];
  while (visits.length < 5) visits.push(await visit());
  return visits.sort((a, b) => a - b)[visits.length >> 1]!;
}
