import { renderAsync } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import type { DrawnLogo } from "#media/logo/company-logo.server.ts";
import { IndustryMark } from "#site/illustrations/industry-mark.tsx";
import { kawungDot } from "#site/illustrations/kawung.tsx";
import { logoBlue, logoWarm } from "#site/illustrations/logo.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import medium from "./inter-500.ttf?inline";
import semibold from "./inter-600.ttf?inline";
import { paletteOf } from "./picture-palette.ts";
import type { PictureWords } from "./picture-words.ts";

const pictureSize = { width: 1200, height: 630 };

const cell = 70;
const columns = 9;
const rows = 9;

/** Returns the SVG of everything but the words: background, batik that fades towards the words, mark and logo. */
function pictureArt({ background, path, mark, brand, logo }: PictureWords, own?: DrawnLogo): string {
  const colours = paletteOf(background, brand);
  return [
    `<defs><radialGradient id="glow" cx="1" cy=".5" r=".62"><stop offset="0" stop-color="${colours.glow}"/><stop offset="1" stop-color="${colours.background}"/></radialGradient></defs>`,
    `<rect width="1200" height="630" fill="${colours.background}"/><rect width="1200" height="630" fill="url(#glow)"/>`,
    kawungField(path, colours, mark !== undefined),
    mark ? markPicture(mark, colours) : "",
    own && logo
      ? ownLogo(own, logo.part === "mark")
      : `<g transform="translate(72 62) scale(1.75)"><path fill="${colours.logo}" d="${logoBlue}"/><path fill="${colours.warm}" d="${logoWarm}"/></g>`,
  ].join("");
}

/** Draws the company's own logo; a mark has the size of the shipped sign, since the name stands beside it. */
function ownLogo({ png, width, height }: DrawnLogo, isMark: boolean): string {
  const scale = isMark ? 44 / Math.max(width, height) : 1;
  const size = `width="${width * scale}" height="${height * scale}"`;
  return `<image x="72" y="${83 - (height * scale) / 2}" ${size} href="data:image/png;base64,${png.toString("base64")}"/>`;
}

/**
 * Draws the batik: figures grow away from the words, in waves of the page's own; the largest one is in the warm colour.
 */
function kawungField(path: string, { petal, warm }: { petal: string; warm: string }, hasMark: boolean): string {
  const seed = [...path].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 7);
  const shades: Record<string, string> = { near: "", middle: "", far: "" };
  let best = { value: 0, shape: "" };
  for (let row = 0; row < rows; row++) {
    for (let column = 2; column < columns; column++) {
      const x = 640 + column * cell;
      const y = 35 + row * cell;
      // The space of the mark.
      if (hasMark && column >= 4 && column <= 6 && row >= 3 && row <= 5) continue;
      const wave =
        Math.sin(column * 0.9 + seed) + Math.sin(row * 0.8 + seed / 7) + Math.sin((column + row) * 0.55 + seed / 3);
      const near = (column / (columns - 1)) ** 1.1;
      const value = near * (0.62 + wave * 0.127);
      const shape = kawungDot(x, y, Math.round((3 + value * 43) * 10) / 10);
      const shade = column < 4 ? "near" : column < 6 ? "middle" : "far";
      shades[shade] += shape;
      const inside = column > 2 && column < 8 && row > 0 && row < 8;
      if (inside && value > best.value) best = { value, shape };
    }
  }
  const opacities = Object.entries({ near: 0.14, middle: 0.26, far: 0.42 });
  const paths = opacities.map(([name, opacity]) => {
    return `<path fill="${petal}" opacity="${opacity}" d="${shades[name]!.replace(best.shape, "")}"/>`;
  });
  return `${paths.join("")}<path fill="${warm}" d="${best.shape}"/>`;
}

function markPicture(mark: NonNullable<PictureWords["mark"]>, { ink, petal }: { ink: string; petal: string }): string {
  const drawn = "product" in mark ? <ProductMark id={mark.product} /> : <IndustryMark id={mark.industry} />;
  const colour = ink === "#ffffff" ? ink : petal;
  const svg = renderToStaticMarkup(drawn).replace(
    "<svg ",
    `<svg x="882" y="207" width="216" height="216" color="${colour}" `,
  );
  return svg.replaceAll("currentColor", colour);
}

const font = (name: string, weight: 500 | 600, dataUrl: string) => ({
  name,
  weight,
  style: "normal" as const,
  data: Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"),
});
const fonts = [font("Inter", 500, medium), font("Inter", 600, semibold)];

/**
 * Draws a page's picture for sharing: 1200 x 630, PNG.
 * @param logo the company's own logo, where the words name one
 */
export async function drawPicture(words: PictureWords, logo?: DrawnLogo): Promise<Uint8Array> {
  const text = await satori(<Text {...words} />, { ...pictureSize, fonts });
  const { width, height } = pictureSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${pictureArt(words, logo)}${text}</svg>`;
  // In another thread, so that requests are served meanwhile.
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return picture.asPng();
}

/** Lays out the words. Satori reads `style`; none of this is ever served as HTML. */
function Text({ kicker, title, company, tagline, background, brand, logo: own }: PictureWords) {
  const { ink, muted, logo } = paletteOf(background, brand);
  const size = title.length <= 34 ? 76 : title.length <= 56 ? 66 : 56;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        ...pictureSize,
        boxSizing: "border-box",
        padding: "58px 72px 56px",
        fontFamily: "Inter",
        color: ink,
      }}
    >
      <div
        style={{ display: "flex", alignItems: "center", height: 50, paddingLeft: 60, fontSize: 32, fontWeight: 600 }}
      >
        {own && own.part !== "mark" ? "" : company}
      </div>
      <div style={{ display: "flex", flexDirection: "column", flexGrow: 1, justifyContent: "center", width: 690 }}>
        {kicker && (
          <div
            style={{
              fontSize: 28,
              fontWeight: 600,
              color: logo,
              marginBottom: 18,
            }}
          >
            {kicker}
          </div>
        )}
        <div
          style={{ fontSize: size, fontWeight: 600, lineHeight: 1.08, letterSpacing: "-0.028em", textWrap: "balance" }}
        >
          {title}
        </div>
      </div>
      <div style={{ fontSize: 23, fontWeight: 500, color: muted, letterSpacing: "-0.01em" }}>{tagline}</div>
    </div>
  );
}
