import { readShift, type Shift } from "../support/layout-shift.ts";
import { greyHash } from "../support/perceptual-hash.ts";
import { afterIdle } from "../support/waits.ts";
import type { Page } from "../test.ts";

interface Film {
  /** What each frame showed since the first one that was not empty, as difference hashes. */
  frames: string[];
  shift: Shift;
}

/** Films how a page opens: every frame that the browser shows until the page is idle, at least one. */
export async function filmOpening(page: Page, url: string): Promise<Film> {
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  const pictures: string[] = [];
  session.on("Page.screencastFrame", ({ data, sessionId }) => {
    pictures.push(data);
    void session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await session.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  await page.goto(url, { waitUntil: "networkidle" });
  await afterIdle(page);
  const shift = await page.evaluate(readShift);
  const hashes: string[] = [];
  async function hashNewFrames(): Promise<void> {
    while (hashes.length < pictures.length) hashes.push(await greyHash(page, pictures[hashes.length]!));
  }
  // The browser hands over a frame when it has time for it, which may be after the page is idle.
  const untilIdle = pictures.length;
  do {
    await page.evaluate(repaint);
    await hashNewFrames();
  } while (pictures.length === untilIdle || hashes.every(isEmpty));
  await session.send("Page.stopScreencast");
  await session.detach();
  const first = hashes.findIndex((hash) => !isEmpty(hash));
  return { frames: hashes.slice(first), shift };
}

const isEmpty = (hash: string) => /^0*$/.test(hash);

/** Has the page drawn once more, as it looks; runs in the page. */
async function repaint(): Promise<void> {
  const { style } = document.documentElement;
  style.opacity = style.opacity ? "" : "0.999";
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
