import { createTaskThread } from "#infra/threads/task-thread.server.ts";
import type { PictureKind } from "../picture-kind.ts";
import type { CleanSvg } from "./clean-svg.server.ts";
import { inTurn, openSharp } from "./open-sharp.server.ts";

/** Bytes in which the root of a drawing must begin. */
const svgHead = 16_384;

/** Returns the kind of a picture by its content, whatever its name says; undefined for every other content. */
export function recognisePicture(bytes: Buffer): PictureKind | undefined {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (text(0, 3) === "\xFF\xD8\xFF") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1A\n") return "png";
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && /avi[fs]/.test(text(8, 8 + Math.min(64, bytes.readUInt32BE(0))))) return "avif";
  return isSvg(bytes.toString("utf8", 0, svgHead)) ? "svg" : undefined;
}

/**
 * Returns whether a text is SVG: a byte order mark, an XML declaration, comments and a doctype may come before its root.
 * Each is read once; one expression for all of them could divide a row of comments in a number of ways that doubles with
 * every comment.
 */
function isSvg(text: string): boolean {
  let at = 0;
  for (;;) {
    at = endOf(/\s*/y, text, at)!;
    const next = text.startsWith("<!--", at)
      ? after("-->", text, at + 4)
      : text.startsWith("<?", at)
        ? after("?>", text, at)
        : endOf(/<!DOCTYPE[^>[]*(\[[^\]]*\]\s*)?>/iy, text, at);
    if (next === undefined) return /^<svg[\s>]/i.test(text.slice(at, at + 5));
    at = next;
  }
}

function after(end: string, text: string, at: number): number | undefined {
  const found = text.indexOf(end, at);
  return found < 0 ? undefined : found + end.length;
}

function endOf(part: RegExp, text: string, at: number): number | undefined {
  part.lastIndex = at;
  return part.test(text) ? part.lastIndex : undefined;
}

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

export type PictureRefusal =
  | "picture_too_large"
  | "picture_type"
  | "picture_pixels"
  | "picture_unreadable"
  | "picture_too_complex";

/** The longest side that is stored: twice what the widest place of a page shows. */
const longestSide = 3840;

/** Seconds after which the reading of a photo is given up; the largest that is allowed takes a few. */
const maxSeconds = 60;

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
    // Photos are decoded in threads of libvips.
    const upright = open(bytes, { limitInputPixels: limits.pixels })
      .timeout({ seconds: maxSeconds })
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
  } catch (error) {
    return { ok: false, code: /timeout/i.test(String(error)) ? "picture_too_complex" : "picture_unreadable" };
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

const cleanInThread = createTaskThread<string, CleanSvg | undefined>(
  new URL("./clean-svg.thread.server.ts", import.meta.url),
);

async function prepareDrawing(bytes: Buffer): ReturnType<typeof preparePicture> {
  if (bytes.length > maxDrawingBytes) return { ok: false, code: "picture_too_large" };
  const clean = await cleanInThread(bytes.toString("utf8"));
  if (!clean.ok) return { ok: false, code: "picture_too_complex" };
  if (!clean.result) return { ok: false, code: "picture_unreadable" };
  const { svg, width, height } = clean.result;
  return { ok: true, picture: { kind: "svg", width, height, body: Buffer.from(svg), type: "image/svg+xml" } };
}
