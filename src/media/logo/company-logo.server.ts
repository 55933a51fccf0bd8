import type { LogoPart } from "#content/brand/logo-parts.ts";
import { readLogo } from "#content/brand/read-logo.server.ts";
import { originalKey } from "../files/file-keys.ts";
import type { Pictures, StoredPicture } from "../shown/pictures.server.ts";
import type { MediaStore } from "../store/media-store.server.ts";
import { type Box, rasterise } from "./rasterise.server.ts";

/** A part of the logo in pixels. */
export interface DrawnLogo {
  /** Of the upload that it was drawn from. */
  hash: string;
  width: number;
  height: number;
  png: Buffer;
}

/** The company's own logo, for what shows it without a browser. A part that it lacks is undefined. */
export interface CompanyLogo {
  /** Returns how the picture of a part is stored, from memory. */
  find(part: LogoPart): StoredPicture | undefined;
  /** Returns a part as large as fits into a box, in pixels. */
  draw(part: LogoPart, box: Box): Promise<DrawnLogo | undefined>;
  /** Returns the drawing of a part as it was uploaded and cleaned; undefined for pixels. */
  readSvg(part: LogoPart): Promise<string | undefined>;
}

/** Sizes that stay in memory: those of mails, icons, share pictures and letterheads, of one logo and the one before. */
const maxDrawn = 24;

export function createCompanyLogo({
  pictures,
  store,
}: {
  pictures: Pick<Pictures, "find">;
  store: MediaStore;
}): CompanyLogo {
  const drawn = new Map<string, Promise<DrawnLogo>>();

  const find = (part: LogoPart) => {
    const reference = readLogo()[part];
    return reference === undefined ? undefined : pictures.find(reference);
  };

  async function read({ hash }: StoredPicture): Promise<Buffer> {
    const original = await store.get(originalKey(hash));
    if (!original) throw new Error(`${store.name} has no ${originalKey(hash)}, which is of the logo`);
    return original.body;
  }

  async function draw(picture: StoredPicture, box: Box): Promise<DrawnLogo> {
    const pixels = await rasterise(await read(picture), picture, box);
    return { hash: picture.hash, ...pixels };
  }

  return {
    find,
    async draw(part, box) {
      const picture = find(part);
      if (!picture) return undefined;
      const key = `${picture.hash}/${box.width}/${box.height}`;
      const known = drawn.get(key);
      if (known) return known;
      const drawing = draw(picture, box);
      drawn.set(key, drawing);
      drawing.catch(() => drawn.delete(key));
      for (const oldest of drawn.keys()) if (drawn.size > maxDrawn) drawn.delete(oldest);
      return drawing;
    },
    async readSvg(part) {
      const picture = find(part);
      return picture?.drawing ? (await read(picture)).toString("utf8") : undefined;
    },
  };
}
