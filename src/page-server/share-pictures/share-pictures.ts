import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type PictureWords, pictureWords } from "./picture-words.ts";

/** Counts as a change of every picture: raise it when pictures are drawn otherwise. */
const design = 1;

/**
 * The picture at an address (`/og/{id|en}/<path>.png`), or undefined where there is no such page. Drawn when it is first
 * asked for and kept in the folder under a name that holds a hash of what is on it: new words, new picture.
 */
export function createSharePictures(folder: string, draw = drawLazily) {
  const underWay = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time: a crawler that asks for all of them must not take the machine. */
  function drawInTurn(file: string, words: PictureWords): Promise<Uint8Array> {
    const drawing = last.then(async () => {
      const picture = await draw(words);
      await keep(folder, file, picture).catch(() => {});
      return picture;
    });
    last = drawing.catch(() => {});
    return drawing.finally(() => underWay.delete(file));
  }

  return async (pathname: string): Promise<Uint8Array | undefined> => {
    const words = pictureWords(pathname);
    if (!words) return undefined;
    const file = `${nameOf(pathname)}.${hashOf(words)}.png`;
    const kept = await readFile(join(folder, file)).catch(() => undefined);
    if (kept) return kept;
    const drawing = underWay.get(file) ?? drawInTurn(file, words);
    underWay.set(file, drawing);
    return drawing;
  };
}
export type SharePictures = ReturnType<typeof createSharePictures>;

/** Whoever never shares a page carries no renderer in memory. */
async function drawLazily(words: PictureWords): Promise<Uint8Array> {
  const { drawPicture } = await import("./draw-picture.tsx");
  return drawPicture(words);
}

/** Writes a picture whole or not at all, and removes the page's earlier ones. */
async function keep(folder: string, file: string, picture: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${file}.${process.pid}`);
  await writeFile(unfinished, picture);
  await rename(unfinished, join(folder, file));
  const page = file.slice(0, file.indexOf(".") + 1);
  for (const other of await readdir(folder)) {
    if (other.startsWith(page) && other !== file) await unlink(join(folder, other)).catch(() => {});
  }
}

/** `/og/en/products/big-social.png` -> `en-products-big-social`; no row of the page table holds a dot. */
const nameOf = (pathname: string) => pathname.slice(4, -4).replaceAll("/", "-");

const hashOf = (words: PictureWords) =>
  createHash("sha256")
    .update(JSON.stringify([design, words]))
    .digest("base64url")
    .slice(0, 16);
