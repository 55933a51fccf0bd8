import type { CompanyLogo, DrawnLogo } from "#media/logo/company-logo.server.ts";
import { type CompressedResponse, compressResponse } from "../cache/compressed-response.server.ts";
import { picturePolicy } from "../picture-files.ts";

/** Share of the tile that a phone which crops it to its own shape always shows, as a square (W3C, maskable icons). */
const safeShare = 0.6;

/** Returns the icon of an app as PNG: the mark on white, within what a phone may crop. */
async function drawTile(size: number, draw: (size: number) => Promise<DrawnLogo>): Promise<Uint8Array> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const { png, width, height } = await draw(Math.round(size * safeShare));
  const [x, y] = [(size - width) / 2, (size - height) / 2];
  const picture = `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/>${picture}</svg>`;
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}

interface Icon {
  type: string;
  body: Uint8Array | string;
}

/** Creates what serves the icons of the company's own mark, at the addresses of the shipped ones. */
export function createOwnIcons(logo: CompanyLogo | undefined, always: Record<string, string>) {
  /** By address and upload; those of an earlier mark are few. */
  const made = new Map<string, Promise<CompressedResponse>>();

  /** Returns the mark in pixels; it was found before. */
  const mark = async (size: number) => (await logo!.draw("mark", { width: size, height: size }))!;
  const tile = (size: number) => async (): Promise<Icon> => ({
    type: "image/png",
    body: await drawTile(size, (inner) => mark(inner)),
  });
  const makers: Record<string, () => Promise<Icon>> = {
    "/favicon.svg": async () => ({
      type: "image/svg+xml",
      body: (await logo!.readSvg("mark")) ?? wrapped((await mark(96)).png),
    }),
    "/favicon.ico": async () => {
      const [small, large] = await Promise.all([mark(16), mark(32)]);
      return {
        type: "image/x-icon",
        body: icoOf([
          { size: 16, png: small.png },
          { size: 32, png: large.png },
        ]),
      };
    },
    "/apple-touch-icon.png": tile(180),
    "/icon-192.png": tile(192),
    "/icon-512.png": tile(512),
  };

  async function respond(make: () => Promise<Icon>): Promise<CompressedResponse> {
    const { type, body } = await make();
    const isDrawing = type === "image/svg+xml";
    const headers = {
      "Content-Type": type,
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "cross-origin",
      ...(isDrawing && { "Content-Security-Policy": `${picturePolicy}; img-src data:` }),
      ...always,
    };
    return compressResponse(Buffer.from(body), headers, { compress: isDrawing });
  }

  return {
    /** Returns whether the company has an icon of its own at a pathname. */
    has: (pathname: string): boolean => makers[pathname] !== undefined && logo?.find("mark") !== undefined,
    async load(pathname: string): Promise<CompressedResponse | undefined> {
      const make = makers[pathname];
      const hash = logo?.find("mark")?.hash;
      if (!make || !hash) return undefined;
      const key = `${pathname} ${hash}`;
      const known = made.get(key);
      if (known) return known;
      const response = respond(make);
      made.set(key, response);
      response.catch(() => made.delete(key));
      return response;
    },
  };
}

/** Pixels as a drawing, so that one address serves every mark. */
const wrapped = (png: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><image width="96" height="96" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;

/** Returns an ICO file of square PNG pictures, for programs that request `/favicon.ico` without reading a page. */
export function icoOf(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
