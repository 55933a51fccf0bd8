import { inTurn, openSharp } from "../prepare/open-sharp.server.ts";
import type { ShownPicture } from "../shown-picture.ts";

/** In pixels. */
export interface Box {
  width: number;
  height: number;
}

/** Returns a picture as PNG, as large as fits into a box. Drawings are read by resvg, which loads nothing and runs nothing. */
export async function rasterise(
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
