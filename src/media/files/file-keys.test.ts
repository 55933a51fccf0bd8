import { expect, test } from "vitest";
import { addressOfFile, keyOfAddress, originalKey, widthsOf } from "./file-keys.ts";

test.each([
  [4000, [320, 640, 960, 1440, 1920]],
  [1920, [320, 640, 960, 1440, 1920]],
  [1000, [320, 640, 960, 1000]],
  [320, [320]],
  [40, [40]],
])("a photo %i wide is made in %j, never larger than itself", (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

test("an address leads to its own file only, and never to the upload", () => {
  const hash = "0123456789abcdef".repeat(2);
  expect(keyOfAddress(addressOfFile(hash, 640, "avif"))).toBe(`${hash}-640.avif`);
  for (const path of [`/media/${originalKey(hash)}`, `/media/../${hash}-640.avif`, `/media/${hash}-640.png`])
    expect(keyOfAddress(path), path).toBeUndefined();
});
