import type { Page } from "../test.ts";

const [columns, rows] = [17, 16];

/**
 * Returns a difference hash of what a page shows, 256 bits in hexadecimal: which of two neighbouring cells is lighter. It
 * is blind to fonts, anti-aliasing and small changes of words, and sees another layout or another picture.
 */
export async function perceptualHash(page: Page, clip: { width: number; height: number }): Promise<string> {
  const png = await page.screenshot({ clip: { x: 0, y: 0, ...clip }, animations: "disabled" });
  const grey = await page.evaluate(
    async ({ base64, columns, rows }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }), {
        resizeWidth: columns,
        resizeHeight: rows,
        resizeQuality: "high",
      });
      const canvas = new OffscreenCanvas(columns, rows).getContext("2d")!;
      canvas.drawImage(bitmap, 0, 0);
      const { data } = canvas.getImageData(0, 0, columns, rows);
      return Array.from({ length: columns * rows }, (_, at) => data[at * 4]! + data[at * 4 + 1]! + data[at * 4 + 2]!);
    },
    { base64: png.toString("base64"), columns, rows },
  );
  let hash = "";
  for (let row = 0; row < rows; row++) {
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
