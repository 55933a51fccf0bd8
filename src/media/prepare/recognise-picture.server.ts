import type { PictureKind } from "../picture-kind.ts";

/** The first bytes of a text that is SVG: a byte order mark, an XML declaration, comments and a doctype may come first. */
const svgStart = /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?((<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(\[[^\]]*\])?\s*>)\s*)*<svg[\s>]/i;

/** Returns the kind of a picture by its content, whatever its name says; undefined for every other content. */
export function recognisePicture(bytes: Buffer): PictureKind | undefined {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (text(0, 3) === "\xFF\xD8\xFF") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1A\n") return "png";
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && /avi[fs]/.test(text(8, 8 + Math.min(64, bytes.readUInt32BE(0))))) return "avif";
  return svgStart.test(bytes.toString("utf8", 0, 16_384)) ? "svg" : undefined;
}
