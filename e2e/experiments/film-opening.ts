import { afterIdle } from "../support/idle.ts";
import { readShift, type Shift } from "../support/layout-shift.ts";
import { greyHash } from "../support/perceptual-hash.ts";
import type { Page } from "../test.ts";

interface Film {
  /** What each frame showed since the first one that was not empty, as difference hashes. */
  frames: string[];
  shift: Shift;
}

/** Films how a page opens: every frame that the browser shows until the page is idle. */
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
  await session.send("Page.stopScreencast");
  await session.detach();
  const hashes: string[] = [];
  for (const picture of pictures) hashes.push(await greyHash(page, picture));
  const first = hashes.findIndex((hash) => !/^0*$/.test(hash));
  return { frames: first === -1 ? [] : hashes.slice(first), shift };
}
