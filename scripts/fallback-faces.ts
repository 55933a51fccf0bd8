/**
 * Writes `fallback-faces.css`: what is shown until a face arrives is a font that the system has, in the size at which it is
 * as wide as the face, and with the face's height. The output is committed; run it again after an update of a font:
 * `node scripts/fallback-faces.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
// @ts-expect-error: the package has no types
import subsetFont from "subset-font";

/** Metrics of system fonts by Capsize (`xWidthAvg` of @capsizecss/metrics and of unpacked files), of 2048 units per em. */
const system = {
  arial: { locals: ["Arial", "Liberation Sans"], xWidthAvg: 913 },
  arialBold: { locals: ["Arial Bold", "Liberation Sans Bold"], xWidthAvg: 983 },
  roboto: { locals: ["Roboto"], xWidthAvg: 911 },
  robotoBold: { locals: ["Roboto Bold", "Roboto-Bold", "Roboto"], xWidthAvg: 926 },
  dejaVu: { locals: ["DejaVu Sans"], xWidthAvg: 1041 },
  dejaVuBold: { locals: ["DejaVu Sans Bold"], xWidthAvg: 1176 },
  // Every letter of a code face has one width.
  menlo: { locals: ["Menlo", "Menlo-Regular", "DejaVu Sans Mono"], xWidthAvg: 1233 },
  consolas: { locals: ["Consolas"], xWidthAvg: 1126 },
  courier: { locals: ["Droid Sans Mono", "Roboto Mono", "Liberation Mono", "Courier New"], xWidthAvg: 1229 },
} as const;

type SystemFont = keyof typeof system;

/** Each face at one of its weights, the weights it stands for, and the fallbacks by the names that tokens.json gives them. */
const faces: readonly [family: string, instance: number, weights: string, fallbacks: Record<string, SystemFont>][] = [
  ["inter", 400, "400", { "DejaVu as Inter": "dejaVu", "Roboto as Inter": "roboto", "Arial as Inter": "arial" }],
  ["inter", 500, "500", { "DejaVu as Inter": "dejaVu", "Roboto as Inter": "roboto", "Arial as Inter": "arial" }],
  [
    "inter",
    600,
    "600 700",
    { "DejaVu as Inter": "dejaVuBold", "Roboto as Inter": "robotoBold", "Arial as Inter": "arialBold" },
  ],
  [
    "plus-jakarta-sans",
    700,
    "600 800",
    { "DejaVu as Jakarta": "dejaVuBold", "Roboto as Jakarta": "robotoBold", "Arial as Jakarta": "arialBold" },
  ],
  [
    "jetbrains-mono",
    450,
    "400 600",
    { "Menlo as JetBrains": "menlo", "Consolas as JetBrains": "consolas", "Android as JetBrains": "courier" },
  ],
];

/** The characters that Capsize weighs, so that an instance has them all. */
const letters = Array.from({ length: 0x17f - 31 }, (_, index) => String.fromCharCode(32 + index)).join("");

const rules = [];
for (const [family, wght, weights, fallbacks] of faces) {
  const source = readFileSync(`node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const face = await fromBuffer(await subsetFont(source, letters, { variationAxes: { wght }, targetFormat: "sfnt" }));
  for (const [name, font] of Object.entries(fallbacks)) {
    const { locals, xWidthAvg } = system[font];
    // Without heights, so that Capsize writes those of the face.
    const heights = { ascent: 0, descent: 0, lineGap: 0, capHeight: 0, xHeight: 0 };
    const fallback = { familyName: font, unitsPerEm: 2048, xWidthAvg, ...heights };
    const [rule] = createFontStack([face, fallback], { fontFaceFormat: "styleObject" }).fontFaces;
    const { sizeAdjust, ascentOverride, descentOverride } = rule!["@font-face"];
    // Pages carry these rules, and a hundredth of a percent moves no letter.
    const [size, ascent, descent] = [sizeAdjust, ascentOverride, descentOverride].map((value) =>
      Number.parseFloat(value!).toFixed(2),
    );
    rules.push(`@font-face {
  font-family: "${name}";
  src: ${locals.map((local) => `local("${local}")`).join(", ")};
  font-weight: ${weights};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
}
`);
  }
}
const header = "/* Written by scripts/fallback-faces.ts: system fonts as wide and as high as our faces. */\n";
writeFileSync("src/site/styles/fallback-faces.css", header + rules.join(""));
