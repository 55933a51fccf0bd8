import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import type { DrawnLogo } from "#media/logo/company-logo.server.ts";
import medium from "./inter-500.ttf?inline";
import semibold from "./inter-600.ttf?inline";
import { pictureArt, pictureSize } from "./picture-art.tsx";
import { paletteOf } from "./picture-palette.ts";
import type { PictureWords } from "./picture-words.ts";

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
