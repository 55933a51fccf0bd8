/**
 * Writes fixed weights of the variable Inter for what is drawn on the server: pictures for sharing, and invoices. Those
 * renderers support neither woff2 nor variable fonts. The output is committed; run it again after an update of Inter:
 * `node scripts/server-fonts.ts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
// @ts-expect-error: the package has no types
import subsetFont from "subset-font";

const source = readFileSync("node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2");
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join("");
const pictures = `${range(32, 126)}\u00a0©®°±²³·×÷éèêëáàâäíìïóòôöúùûüçñÉ–—‘’“”•…‹›€←→↑↓−≤≥`;
// All characters that `printable` of the invoices accepts (Windows-1252), and the minus sign.
const documents = `${range(32, 126)}${range(160, 255)}–—‘’‚“”„•…€™−`;

// Invoices need kerning alone; each further feature would be applied by script, word for word.
for (const [folder, letters, weight, opsz, features] of [
  ["src/page-server/share-pictures", pictures, 500, 22, {}],
  ["src/page-server/share-pictures", pictures, 600, 32, {}],
  ["src/shop/invoices", documents, 400, 14, { keepFeatures: ["kern"] }],
  ["src/shop/invoices", documents, 600, 14, { keepFeatures: ["kern"] }],
] as const) {
  const font = await subsetFont(source, letters, {
    targetFormat: "truetype",
    variationAxes: { wght: weight, opsz },
    ...features,
  });
  const target = `${folder}/inter-${weight}.ttf`;
  writeFileSync(target, font);
  copyFileSync("node_modules/@fontsource-variable/inter/LICENSE", `${folder}/inter.LICENSE.txt`);
  console.log(`${target}: ${font.length} bytes`);
}
