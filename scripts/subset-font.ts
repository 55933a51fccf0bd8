/**
 * Reduces the variable Inter to the characters of both languages. The output is committed; run it again after changing the
 * characters, the weights or the version of Inter: `node scripts/subset-font.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
// @ts-expect-error: the package has no types
import subsetFont from "subset-font";

const source = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const target = "src/site/fonts/inter.woff2";
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const others = "\u00a0©®°±²³·×÷éèêëáàâäíìïóòôöúùûüçñÉ–—‘’“”•…‹›€←→↑↓−≤≥";

const font = await subsetFont(readFileSync(source), ascii + others, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
});
writeFileSync(target, font);
console.log(`${target}: ${font.length} bytes`);
