import type { PictureKind } from "../picture-kind.ts";
import { inTurn, openSharp } from "./open-sharp.server.ts";
import { recognisePicture } from "./recognise-picture.server.ts";

export interface PictureLimits {
  /** Largest upload, in bytes. */
  bytes: number;
  /** Largest width times height. */
  pixels: number;
}

/** A picture as it is stored: upright, without metadata, no larger than pages need. */
export interface PreparedPicture {
  kind: PictureKind;
  /** Of the upload, upright. */
  width: number;
  height: number;
  body: Buffer;
  type: string;
}

export type PictureRefusal = "picture_too_large" | "picture_type" | "picture_pixels" | "picture_unreadable";

/** The longest side that is stored: twice what the widest place of a page shows. */
const longestSide = 3840;

/** A drawing that is larger has a photo in it, or thousands of points. */
const maxDrawingBytes = 1024 * 1024;

/**
 * Checks an upload by its content and returns what is stored of it. Where and with what a photo was taken (EXIF, GPS,
 * XMP) is never stored.
 */
export async function preparePicture(
  bytes: Buffer,
  limits: PictureLimits,
): Promise<{ ok: true; picture: PreparedPicture } | { ok: false; code: PictureRefusal }> {
  if (bytes.length > limits.bytes) return { ok: false, code: "picture_too_large" };
  const kind = recognisePicture(bytes);
  if (!kind) return { ok: false, code: "picture_type" };
  if (kind === "svg") return prepareDrawing(bytes);
  return inTurn(() => preparePhoto(bytes, kind, limits));
}

async function preparePhoto(
  bytes: Buffer,
  kind: Exclude<PictureKind, "svg">,
  limits: PictureLimits,
): ReturnType<typeof preparePicture> {
  const open = await openSharp();
  try {
    // Only the head is read for this: a small file can announce more pixels than there is memory.
    const { width, height, autoOrient } = await open(bytes, { limitInputPixels: false }).metadata();
    if (width * height > limits.pixels) return { ok: false, code: "picture_pixels" };
    const upright = open(bytes, { limitInputPixels: limits.pixels })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb");
    const type = storedType[kind];
    const body =
      type === "image/jpeg"
        ? await upright.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer()
        : type === "image/png"
          ? await upright.png({ compressionLevel: 6 }).toBuffer()
          : await upright.webp({ quality: 92 }).toBuffer();
    return { ok: true, picture: { kind, width: autoOrient.width, height: autoOrient.height, body, type } };
  } catch {
    return { ok: false, code: "picture_unreadable" };
  }
}

/** Without loss where the upload had none. */
const storedType = {
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/png",
  webp: "image/webp",
  avif: "image/webp",
} as const;

async function prepareDrawing(bytes: Buffer): ReturnType<typeof preparePicture> {
  if (bytes.length > maxDrawingBytes) return { ok: false, code: "picture_too_large" };
  // Four hundred files, loaded with the first drawing.
  const { cleanSvg } = await import("./clean-svg.server.ts");
  const clean = cleanSvg(bytes.toString("utf8"));
  if (!clean) return { ok: false, code: "picture_unreadable" };
  const { svg, width, height } = clean;
  return { ok: true, picture: { kind: "svg", width, height, body: Buffer.from(svg), type: "image/svg+xml" } };
}
