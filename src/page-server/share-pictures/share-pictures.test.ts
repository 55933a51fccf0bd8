import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { pictureWords } from "./picture-words.ts";
import { createSharePictures } from "./share-pictures.ts";

const folder = () => mkdtempSync(join(tmpdir(), "bigsuite-pictures-"));

test("a page's picture is a PNG of 1200 x 630, stored on disk", async () => {
  const directory = folder();
  const picture = Buffer.from((await createSharePictures(directory)("/og/en/products/big-social.png"))!);
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeGreaterThan(10_000);
  expect(readdirSync(directory)).toEqual([expect.stringMatching(/^en-products-big-social\.[\w-]{16}\.png$/)]);
});

test("a picture is drawn once, also for two requests at the same time; an earlier picture of the page is deleted", async () => {
  const directory = folder();
  writeFileSync(join(directory, "id-index.old.png"), "old");
  writeFileSync(join(directory, "id-index-of-another.old.png"), "another page's");
  const draw = vi.fn(async () => new Uint8Array([1, 2, 3]));
  const pictures = createSharePictures(directory, { draw });
  const [one, other] = await Promise.all([pictures("/og/id/index.png"), pictures("/og/id/index.png")]);
  expect([...one!]).toEqual([...other!]);
  expect([...(await createSharePictures(directory, { draw })("/og/id/index.png"))!]).toEqual([1, 2, 3]);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(readdirSync(directory)).toHaveLength(2);
});

test("a picture is returned also when its folder cannot be written", async () => {
  const file = join(folder(), "file");
  writeFileSync(file, "");
  expect([
    ...(await createSharePictures(file, { draw: async () => new Uint8Array([1]) })("/og/id/index.png"))!,
  ]).toEqual([1]);
});

test.each([
  "/og/id/nowhere.png",
  "/og/fr/index.png",
  "/og/id.png",
  "/og/en/success-story.png",
  "/og/id/../../etc/passwd.png",
  "/og/id/products/big-social/.png",
])("%s has no picture", async (pathname) => {
  const draw = vi.fn();
  expect(await createSharePictures(folder(), { draw })(pathname)).toBeUndefined();
  expect(draw).not.toHaveBeenCalled();
});

test("a picture has the words of its page's language", () => {
  expect(pictureWords("/og/id/solutions/insurance.png")).toMatchObject({ kicker: "Asuransi" });
  expect(pictureWords("/og/en/solutions/insurance.png")).toMatchObject({ kicker: "Insurance" });
});
