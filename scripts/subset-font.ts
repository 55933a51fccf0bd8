/**
 * Reduces the site's variable fonts to the characters of both languages. The output is committed; run it again after changing
 * the characters, the weights or the version of a font: `node scripts/subset-font.ts`, then `fallback-faces.ts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
// @ts-expect-error: the package has no types
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const others = "\u00a0©®°±²³·×÷éèêëáàâäíìïóòôöúùûüçñÉ–—‘’“”•…‹›€←→↑↓−≤≥";
const headings = "\u00a0×éèáíóúüñÉ–—‘’“”…−≤≥";

for (const [family, letters, wght] of [
  ["inter", ascii + others, { min: 400, max: 700 }],
  ["plus-jakarta-sans", ascii + headings, 700],
  ["jetbrains-mono", `${ascii}\u00a0…–“”‘’→`, 450],
] as const) {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const target = `src/site/fonts/${family}.woff2`;
  const options = { variationAxes: { wght }, noLayoutClosure: true };
  const font = await subsetFont(readFileSync(source), letters, { ...options, targetFormat: "woff2" });
  writeFileSync(target, font);
  // The licence of a font (OFL 1.1) accompanies each copy.
  copyFileSync(`node_modules/@fontsource-variable/${family}/LICENSE`, `src/site/fonts/${family}.LICENSE.txt`);
  console.log(`${target}: ${font.length} bytes`);
}
