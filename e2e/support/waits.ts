import { expect, type Page } from "../test.ts";

/**
 * Waits until a page has done what it does when the browser is idle, and nothing is on its way any more: what it has not
 * requested, stored or sent by then it does not.
 */
export async function afterIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // Idle callbacks run in their order, and those of a callback's own module after it is loaded.
  for (let round = 0; round < 2; round++) {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
    await page.waitForLoadState("networkidle");
  }
}

/** Waits until a draft is stored that contains a text: fields are stored a moment after they change. */
export async function stored(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(text);
}
