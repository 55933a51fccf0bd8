import { type LogoPart, type LogoReferences, logoParts } from "#content/brand/logo-parts.ts";
import { readLogo } from "#content/brand/read-logo.server.ts";
import { originalKey } from "../files/file-keys.ts";
import { inTurn, openSharp } from "../prepare/open-sharp.server.ts";
import type { Pictures, StoredPicture } from "../shown/pictures.server.ts";
import type { ShownPicture } from "../shown-picture.ts";
import type { MediaStore } from "../store/media-store.server.ts";
import { type LogoFault, logoFault } from "./logo-fault.ts";

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

/** In pixels. */
interface Box {
  width: number;
  height: number;
}

/** Returns a picture as PNG, as large as fits into a box. Drawings are read by resvg, which loads nothing and runs nothing. */
async function rasterise(
  body: Buffer,
  { width, height, drawing }: Pick<ShownPicture, "width" | "height" | "drawing">,
  box: Box,
): Promise<Box & { png: Buffer }> {
  const scale = Math.min(box.width / width, box.height / height);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const png = await inTurn(() => (drawing ? fromDrawing(body, size) : fromPixels(body, size)));
  return { ...size, png };
}

async function fromDrawing(body: Buffer, { width }: Box): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const picture = await renderAsync(body.toString("utf8"), {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  });
  return picture.asPng();
}

async function fromPixels(body: Buffer, size: Box): Promise<Buffer> {
  const open = await openSharp();
  return open(body, {})
    .resize({ ...size, fit: "fill" })
    .png()
    .toBuffer();
}

/** Returns what prevents the pictures of a logo from being shown wherever a logo stands. */
export function checkLogo(
  pictures: Pick<Pictures, "find">,
  words: LogoReferences,
): { part: LogoPart; fault: LogoFault }[] {
  return logoParts.flatMap((part) => {
    const reference = words[part];
    if (reference === undefined) return [];
    const picture = pictures.find(reference);
    const fault = picture ? logoFault(part, picture) : "picture_unusable";
    return fault ? [{ part, fault }] : [];
  });
}
