import { isRecord } from "../storage/storage.ts";
import { refuse } from "./limits.ts";

type Range = readonly [number, number];
const unit: Range = [0, 1];
const rgb = [unit, unit, unit] as const;
const wide: Range = [-200, 200];

/** Colour spaces of DTCG 2025.10 that CSS has as well, with the range of each component. */
const spaces: Record<string, { ranges: readonly Range[]; write: (parts: string, alpha: string) => string }> = {
  srgb: { ranges: rgb, write: inColor("srgb") },
  "srgb-linear": { ranges: rgb, write: inColor("srgb-linear") },
  "display-p3": { ranges: rgb, write: inColor("display-p3") },
  "a98-rgb": { ranges: rgb, write: inColor("a98-rgb") },
  "prophoto-rgb": { ranges: rgb, write: inColor("prophoto-rgb") },
  rec2020: { ranges: rgb, write: inColor("rec2020") },
  lab: { ranges: [[0, 100], wide, wide], write: inFunction("lab") },
  lch: {
    ranges: [
      [0, 100],
      [0, 250],
      [0, 360],
    ],
    write: inFunction("lch"),
  },
  oklab: { ranges: [unit, [-1, 1], [-1, 1]], write: inFunction("oklab") },
  oklch: { ranges: [unit, [0, 1], [0, 360]], write: inFunction("oklch") },
};

function inColor(space: string) {
  return (parts: string, alpha: string) => `color(${space} ${parts}${alpha})`;
}
function inFunction(name: string) {
  return (parts: string, alpha: string) => `${name}(${parts}${alpha})`;
}

/** Returns a colour as CSS, written from its numbers: no text of the file is used. */
export function writeColour(value: unknown): string {
  if (!isRecord(value) || typeof value.colorSpace !== "string") refuse("bad_color");
  const space = Object.hasOwn(spaces, value.colorSpace) ? spaces[value.colorSpace]! : refuse("unknown_color_space");
  const { components, alpha = 1, hex } = value;
  if (!Array.isArray(components) || components.length !== 3) refuse("bad_color");
  if (hex !== undefined && !(typeof hex === "string" && /^#[0-9a-f]{6}$/i.test(hex))) refuse("bad_color");
  if (typeof alpha !== "number" || !(alpha >= 0 && alpha <= 1)) refuse("bad_color");
  const parts = components.map((part, index) => within(part, space.ranges[index]!));
  if (value.colorSpace === "srgb") return `#${parts.map(hexByte).join("")}${alpha === 1 ? "" : hexByte(alpha)}`;
  return space.write(parts.map(decimal).join(" "), alpha === 1 ? "" : ` / ${decimal(alpha)}`);
}

function within(part: unknown, [low, high]: Range): number {
  if (part === "none") return 0;
  return typeof part === "number" && part >= low && part <= high ? part : refuse("bad_color");
}

const hexByte = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, "0");
/** Returns a number without exponent, which the first-paint script would reject. */
export const decimal = (value: number) => String(Number(value.toFixed(4)));
