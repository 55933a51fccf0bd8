/**
 * Draws the favicon set, the logo and the products' marks in mails from their geometry. Run it by hand when one changes:
 * `node scripts/draw-icons.ts`. The pictures are committed; the build does not need this.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { icoOf } from "#page-server/icons/own-icons.ts";
import { jobOf, productIds } from "../src/catalogue/products.ts";
import { shippedBrand } from "../src/content/brand/shipped-brand.ts";
import { kawung } from "../src/ui/marks/petal.ts";
import { productPaths } from "../src/ui/marks/product-paths.ts";

const blue = "#1358d6";
const warm = "#e09a12";
const navy = "#0b172b";

const [ne, se, sw, nw] = kawung(12, 12, 14.6, 1.5, 0.5) as [string, string, string, string];

/** The icon in the browser tab: transparent, with a lighter blue in a dark browser. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{fill:${blue}}@media(prefers-color-scheme:dark){path{fill:#8dbbff}}path+path{fill:${warm}}</style><path d="${se + sw + nw}"/><path d="${ne}"/></svg>`;

/** Returns a tile without margin. The logo stays inside the inner 60 %, the safe zone of a maskable icon. */
function tile(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 40 40"><path fill="${navy}" d="M-8-8h40v40H-8z"/><path fill="#8dbbff" d="${se + sw + nw}"/><path fill="#f4ba42" d="${ne}"/></svg>`;
}

/** The logo in mails: its blue has enough contrast on white and on the background of a dark mail client. */
const mailMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#2f76f1" d="${se + sw + nw}"/><path fill="${warm}" d="${ne}"/></svg>`;

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

writeFileSync("public/favicon.svg", favicon);
writeFileSync("public/favicon.ico", icoOf([16, 32].map((size) => ({ size, png: png(tile(), size) }))));
writeFileSync("public/icon-192.png", png(tile(), 192));
writeFileSync("public/icon-512.png", png(tile(), 512));
writeFileSync("public/apple-touch-icon.png", png(tile(), 180));
writeFileSync("src/mail/mark.png", png(mailMark, 96));

// A product's mark in mails: white on its own colour, which is seen on a white and on a dark card alike.
mkdirSync("src/mail/products", { recursive: true });
for (const id of productIds) {
  const [full, soft = ""] = productPaths[id];
  const ground = shippedBrand.light.jobs[jobOf(id)];
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 36 36"><rect x="-6" y="-6" width="36" height="36" rx="8" fill="${ground}"/><path fill="#fff" opacity="0.5" d="${soft}"/><path fill="#fff" d="${full}"/></svg>`;
  writeFileSync(`src/mail/products/${id}.png`, png(tile, 80));
}
