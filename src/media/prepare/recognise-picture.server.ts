import type { PictureKind } from "../picture-kind.ts";

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
