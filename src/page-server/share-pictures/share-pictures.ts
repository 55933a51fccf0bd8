import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#infra/config/config.server.ts";
import type { CompanyLogo, DrawnLogo } from "#media/logo/company-logo.server.ts";
import { type CompressedResponse, compressResponse } from "../cache/compressed-response.server.ts";
import { safetyHeaders } from "../page-headers.ts";
import { type PictureWords, pictureWords } from "./picture-words.ts";

/** The largest size of the company's own logo on a share picture, in pixels. */
const logoBox = { width: 420, height: 54 };

/** Increase it when the design of the pictures changes: all are then drawn again. */
const designVersion = 1;

/**
 * Creates the reader of share pictures (`/og/{id|en}/<path>.png`), which returns undefined where there is no such page.
 * A picture is drawn at its first request and stored in the folder under a name with a hash of its words.
 */
export function createSharePictures(
  folder: string,
  { draw = drawLazily, logo }: { draw?: typeof drawLazily; logo?: CompanyLogo | undefined } = {},
) {
  const pending = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();

  /** Draws one picture at a time: a crawler that requests all of them must not occupy the machine. */
  function drawQueued(file: string, words: PictureWords): Promise<Uint8Array> {
    const drawing = last.then(async () => {
      const picture = await draw(words, words.logo && (await logo?.draw(words.logo.part, logoBox)));
      await store(folder, file, picture).catch(() => {});
      return picture;
    });
    last = drawing.catch(() => {});
    return drawing.finally(() => pending.delete(file));
  }

  return async (pathname: string): Promise<Uint8Array | undefined> => {
    const words = pictureWords(pathname, logo);
    if (!words) return undefined;
    const file = `${nameOf(pathname)}.${hashOf(words)}.png`;
    const stored = await readFile(join(folder, file)).catch(() => undefined);
    if (stored) return stored;
    const drawing = pending.get(file) ?? drawQueued(file, words);
    pending.set(file, drawing);
    return drawing;
  };
}
export type SharePictures = ReturnType<typeof createSharePictures>;

/** Loads the renderer with the first picture only, which saves memory where no page is shared. */
async function drawLazily(words: PictureWords, logo?: DrawnLogo): Promise<Uint8Array> {
  const { drawPicture } = await import("./draw-picture.tsx");
  return drawPicture(words, logo);
}

/** Writes a picture whole or not at all, and removes the page's earlier ones. */
async function store(folder: string, file: string, picture: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${file}.${process.pid}`);
  await writeFile(unfinished, picture);
  await rename(unfinished, join(folder, file));
  const page = file.slice(0, file.indexOf(".") + 1);
  for (const other of await readdir(folder)) {
    if (other.startsWith(page) && other !== file) await unlink(join(folder, other)).catch(() => {});
  }
}

/** Returns the file's name: `/og/en/products/big-social.png` -> `en-products-big-social`; no path of the page table has a dot. */
const nameOf = (pathname: string) => pathname.slice(4, -4).replaceAll("/", "-");

const hashOf = (words: PictureWords) =>
  createHash("sha256")
    .update(JSON.stringify([designVersion, words]))
    .digest("base64url")
    .slice(0, 16);

/** Returns a page's picture for sharing. It is stored on disk and not in memory, as few are ever requested. */
export async function loadSharePicture(
  pathname: string,
  config: Config,
  pictures: SharePictures,
): Promise<CompressedResponse | undefined> {
  const picture = await pictures(pathname);
  if (!picture) return undefined;
  const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400", ...safetyHeaders(config) };
  return compressResponse(Buffer.from(picture), headers, { compress: false });
}
