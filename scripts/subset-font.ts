/**
 * Reduces the site's variable fonts to the characters of both languages, and writes how far each character of the faces
 * for headings and text advances. The output is committed; run it again after changing the characters, the weights or the
 * version of a font: `node scripts/subset-font.ts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
// @ts-expect-error: the package has no types
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const others = "\u00a0©®°±²³·×÷éèêëáàâäíìïóòôöúùûüçñÉ–—‘’“”•…‹›€←→↑↓−≤≥";
const headings = "\u00a0×éèáíóúüñÉ–—‘’“”…−≤≥";

const advances: Record<string, Record<string, number>> = {};
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
  // The tables of a variable font are those of its regular weight.
  if (family === "jetbrains-mono") continue;
  const plain = await subsetFont(readFileSync(source), letters, { ...options, targetFormat: "sfnt" });
  advances[family] = readAdvances(plain, letters);
}
const lines = Object.entries(advances).map(([family, widths]) => `  "${family}": ${JSON.stringify(widths)},\n`);
writeFileSync("src/site/fonts/advances.json", `{\n${lines.join("").replace(/,\n$/, "\n")}}\n`);

/** Returns the advance of each character of an OpenType font in thousandths of its size, from its tables cmap and hmtx. */
function readAdvances(font: Buffer, letters: string): Record<string, number> {
  const table = (tag: string) => {
    for (let at = 12; ; at += 16) if (font.toString("latin1", at, at + 4) === tag) return font.readUInt32BE(at + 8);
  };
  const unitsPerEm = font.readUInt16BE(table("head") + 18);
  const longMetrics = font.readUInt16BE(table("hhea") + 34);
  const glyphOf = readCharacterMap(font, table("cmap"));
  const advance = (glyph: number) => font.readUInt16BE(table("hmtx") + 4 * Math.min(glyph, longMetrics - 1));
  return Object.fromEntries(
    [...letters].map((letter) => [letter, Math.round((1000 * advance(glyphOf(letter.codePointAt(0)!))) / unitsPerEm)]),
  );
}

/** Returns the look-up from characters to glyphs of a subtable of format 4, which every font for the web has. */
function readCharacterMap(font: Buffer, cmap: number): (character: number) => number {
  const records = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + 4 + 8 * index);
  const at = records.map((record) => cmap + font.readUInt32BE(record + 4)).find((sub) => font.readUInt16BE(sub) === 4)!;
  const segments = font.readUInt16BE(at + 6);
  return (character) => {
    for (let segment = 0; segment < segments; segment += 2) {
      if (font.readUInt16BE(at + 14 + segment) < character) continue;
      const first = font.readUInt16BE(at + 16 + segments + segment);
      if (first > character) return 0;
      const delta = font.readUInt16BE(at + 16 + 2 * segments + segment);
      const rangeAt = at + 16 + 3 * segments + segment;
      const range = font.readUInt16BE(rangeAt);
      if (range === 0) return (character + delta) & 0xffff;
      return (font.readUInt16BE(rangeAt + range + 2 * (character - first)) + delta) & 0xffff;
    }
    return 0;
  };
}
