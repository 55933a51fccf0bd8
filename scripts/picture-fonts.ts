/**
 * Cuts two still weights out of the variable Inter for the pictures that are drawn on the server, whose renderer knows
 * neither woff2 nor axes. The output is committed; run it again after another version of Inter: `node scripts/picture-fonts.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
// @ts-expect-error: the package has no types
import subsetFont from "subset-font";

const source = readFileSync("node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2");
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const others = "\u00a0©®°±²³·×÷éèêëáàâäíìïóòôöúùûüçñÉ–—‘’“”•…‹›€←→↑↓−≤≥";

for (const [weight, opsz] of [
  [500, 22],
  [600, 32],
] as const) {
  const font = await subsetFont(source, ascii + others, {
    targetFormat: "truetype",
    variationAxes: { wght: weight, opsz },
  });
  const target = `src/main/share-pictures/inter-${weight}.ttf`;
  writeFileSync(target, font);
  console.log(`${target}: ${font.length} bytes`);
}
