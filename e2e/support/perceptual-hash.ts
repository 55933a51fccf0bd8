import type { Page } from "../test.ts";

const [columns, rows] = [17, 16];

/**
 * Returns difference hashes of what a page shows, one for each screen from the top, 256 bits in hexadecimal: which of two
 * neighbouring cells is lighter. They are blind to colours, fonts, anti-aliasing and small changes of words, and see
 * another layout or another picture, as somebody does who sees the page 200 px wide and grey.
 */
export async function perceptualHashes(page: Page, screens = 1): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  const grey = await greyCells(page, await takePicture(page, { width, height: screens * height }), screens);
  return Array.from({ length: screens }, (_, screen) => hashOf(grey, screen * rows));
}

/**
 * Returns a page's picture as a PNG in base64: what it shows, or more than one screen from its top. Playwright's own
 * screenshots are compressed well, which takes several times as long as drawing the page; nobody stores these. It is
 * drawn at a quarter of its size, which is enough for a hash of 17 columns.
 */
async function takePicture(page: Page, { width, height }: { width: number; height: number }): Promise<string> {
  const top = await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    return scrollY;
  });
  const isOneScreen = height === page.viewportSize()!.height;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    captureBeyondViewport: !isOneScreen,
    clip: { x: 0, y: isOneScreen ? top : 0, width, height, scale: 0.25 },
  });
  await session.detach();
  return data;
}

/** Returns the difference hash of a picture of one screen; a picture of one colour has none but zeros. */
export async function greyHash(page: Page, base64: string): Promise<string> {
  return hashOf(await greyCells(page, base64, 1), 0);
}

/** Returns the lightness of a picture's cells. */
function greyCells(page: Page, base64: string, screens: number): Promise<number[]> {
  return page.evaluate(
    async ({ base64, columns, rows, screens }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }), {
        resizeWidth: columns,
        resizeHeight: rows * screens,
        resizeQuality: "high",
      });
      const canvas = new OffscreenCanvas(columns, rows * screens).getContext("2d")!;
      canvas.drawImage(bitmap, 0, 0);
      const { data } = canvas.getImageData(0, 0, columns, rows * screens);
      return Array.from(
        { length: columns * rows * screens },
        (_, at) => data[at * 4]! + data[at * 4 + 1]! + data[at * 4 + 2]!,
      );
    },
    { base64, columns, rows, screens },
  );
}

function hashOf(grey: readonly number[], from: number): string {
  let hash = "";
  for (let row = from; row < from + rows; row++) {
    let bits = 0;
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column;
      bits = bits * 2 + (grey[at]! > grey[at + 1]! + 6 ? 1 : 0);
    }
    hash += bits.toString(16).padStart(4, "0");
  }
  return hash;
}

/** Returns in how many of 256 cells two hashes differ. */
export function hashDistance(one: string, other: string): number {
  let distance = 0;
  for (let at = 0; at < one.length; at++) {
    let bits = Number.parseInt(one[at]!, 16) ^ Number.parseInt(other[at]!, 16);
    for (; bits; bits >>= 1) distance += bits & 1;
  }
  return distance;
}
