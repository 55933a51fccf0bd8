import type { DrawnLogo } from "#media/logo/company-logo.server.ts";

/** Share of the tile that a phone which crops it to its own shape always shows, as a square (W3C, maskable icons). */
const safeShare = 0.6;

/** Returns the icon of an app as PNG: the mark on white, within what a phone may crop. */
export async function drawTile(size: number, draw: (size: number) => Promise<DrawnLogo>): Promise<Uint8Array> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const { png, width, height } = await draw(Math.round(size * safeShare));
  const [x, y] = [(size - width) / 2, (size - height) / 2];
  const picture = `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/>${picture}</svg>`;
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
