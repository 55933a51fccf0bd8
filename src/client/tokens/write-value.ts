import { isRecord } from "../storage/storage.ts";
import { limits, refuse } from "./limits.ts";
import type { Resolve } from "./tree.ts";

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
function writeColour(value: unknown): string {
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
const decimal = (value: number) => String(Number(value.toFixed(4)));

type Write = (value: unknown, resolve: Resolve) => string | undefined;

const generic = new Set([
  "serif",
  "sans-serif",
  "monospace",
  "cursive",
  "fantasy",
  "system-ui",
  "ui-sans-serif",
  "ui-serif",
  "ui-monospace",
]);
const weightOf: Record<string, number> = {
  thin: 100,
  hairline: 100,
  "extra-light": 200,
  "ultra-light": 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  "semi-bold": 600,
  "demi-bold": 600,
  bold: 700,
  "extra-bold": 800,
  "ultra-bold": 800,
  black: 900,
  heavy: 900,
  "extra-black": 950,
  "ultra-black": 950,
};
const strokes = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"];

const number: Write = (value) =>
  typeof value === "number" && Math.abs(value) <= 1e6 ? decimal(value) : refuse("bad_number");

const dimension: Write = (value) => {
  const { value: size, unit } = readMeasure(value);
  if (unit !== "px" && unit !== "rem") refuse("bad_unit");
  return Math.abs(size) <= limits[unit] ? decimal(size) + unit : refuse("out_of_range");
};

const duration: Write = (value) => {
  const { value: time, unit } = readMeasure(value);
  if (unit !== "ms" && unit !== "s") refuse("bad_unit");
  const milliseconds = unit === "s" ? time * 1000 : time;
  return milliseconds >= 0 && milliseconds <= limits.milliseconds ? decimal(time) + unit : refuse("out_of_range");
};

const fontFamily: Write = (value, resolve) => {
  const families = Array.isArray(value) ? value.map((name) => resolve(name, undefined).value) : [value];
  if (families.length === 0 || families.length > limits.fontFamilies) refuse("bad_font_family");
  return families.map(familyName).join(", ");
};

const fontWeight: Write = (value) => {
  if (typeof value === "string" && Object.hasOwn(weightOf, value)) return String(weightOf[value]);
  return typeof value === "number" && value >= 1 && value <= 1000 ? decimal(value) : refuse("bad_font_weight");
};

const cubicBezier: Write = (value, resolve) => {
  if (!Array.isArray(value) || value.length !== 4) refuse("bad_cubic_bezier");
  const points = value.map((point) => resolve(point, undefined).value);
  const isValid = points.every((point, index) => {
    if (typeof point !== "number") return false;
    return index % 2 === 0 ? point >= 0 && point <= 1 : Math.abs(point) <= 10;
  });
  return isValid
    ? `cubic-bezier(${points.map((point) => decimal(point as number)).join(", ")})`
    : refuse("bad_cubic_bezier");
};

const strokeStyle: Write = (value, resolve) => {
  if (typeof value === "string") return strokes.includes(value) ? value : refuse("bad_stroke_style");
  const { dashArray, lineCap } = fields(value, ["dashArray", "lineCap"], []);
  if (!Array.isArray(dashArray) || dashArray.length > 20) refuse("bad_stroke_style");
  for (const dash of dashArray) part("dimension", dash, resolve);
  return ["round", "butt", "square"].includes(String(lineCap)) ? "dashed" : refuse("bad_stroke_style");
};

const border: Write = (value, resolve) => {
  const { color, width, style } = fields(value, ["color", "width", "style"], []);
  return [part("dimension", width, resolve), part("strokeStyle", style, resolve), part("color", color, resolve)].join(
    " ",
  );
};

const transition: Write = (value, resolve) => {
  const { duration: time, delay, timingFunction } = fields(value, ["duration", "delay", "timingFunction"], []);
  return [
    part("duration", time, resolve),
    part("cubicBezier", timingFunction, resolve),
    part("duration", delay, resolve),
  ].join(" ");
};

const shadow: Write = (value, resolve) => {
  const layers = Array.isArray(value) ? value.map((layer) => resolve(layer, "shadow").value) : [value];
  if (layers.length === 0 || layers.length > limits.shadowLayers) refuse("bad_shadow");
  return layers.map((layer) => shadowLayer(layer, resolve)).join(", ");
};

const gradient: Write = (value, resolve) => {
  if (!Array.isArray(value) || value.length === 0 || value.length > limits.gradientStops) refuse("bad_gradient");
  const stops = value.map((stop) => {
    const { color, position } = fields(stop, ["color", "position"], []);
    const at = resolve(position, "number").value;
    if (typeof at !== "number" || at < 0 || at > 1) refuse("bad_gradient");
    return `${part("color", color, resolve)} ${decimal(at * 100)}%`;
  });
  return `linear-gradient(${stops.join(", ")})`;
};

/** Only checks: there is no single CSS value for it, and its parts are tokens of their own where they matter. */
const typography: Write = (value, resolve) => {
  const {
    fontFamily: family,
    fontSize,
    fontWeight: weight,
    letterSpacing,
    lineHeight,
  } = fields(value, ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"], []);
  part("fontFamily", family, resolve);
  part("dimension", fontSize, resolve);
  part("fontWeight", weight, resolve);
  part("dimension", letterSpacing, resolve);
  part("number", lineHeight, resolve);
  return undefined;
};

const color: Write = (value, resolve) => {
  if (!isRecord(value) || !Array.isArray(value.components)) return writeColour(value);
  return writeColour({
    ...value,
    components: value.components.map((component) => resolve(component, undefined).value),
  });
};

const types: Record<string, Write> = {
  color,
  dimension,
  duration,
  number,
  fontFamily,
  fontWeight,
  cubicBezier,
  strokeStyle,
  border,
  transition,
  shadow,
  gradient,
  typography,
};

/**
 * Returns the value of a token as CSS, built from checked numbers and names; undefined when CSS has no single value for it.
 */
export function writeValue(type: string | undefined, value: unknown, resolve: Resolve): string | undefined {
  const write = type !== undefined && Object.hasOwn(types, type) ? types[type]! : refuse("unknown_type");
  return write(value, resolve);
}

function part(type: string, value: unknown, resolve: Resolve): string {
  const resolved = resolve(value, type);
  return writeValue(type, resolved.value, resolve) ?? refuse("bad_part");
}

function shadowLayer(layer: unknown, resolve: Resolve): string {
  const required = ["color", "offsetX", "offsetY", "blur", "spread"] as const;
  const given = fields(layer, required, ["inset"]);
  const { inset = false } = given;
  if (typeof inset !== "boolean") refuse("bad_shadow");
  const lengths = required.slice(1).map((name) => part("dimension", given[name], resolve));
  return `${inset ? "inset " : ""}${lengths.join(" ")} ${part("color", given.color, resolve)}`;
}

function fields(value: unknown, required: readonly string[], allowed: readonly string[]): Record<string, unknown> {
  if (!isRecord(value)) refuse("bad_value");
  if (required.some((name) => !Object.hasOwn(value, name))) refuse("missing_part");
  if (Object.keys(value).some((name) => !required.includes(name) && !allowed.includes(name))) refuse("unknown_part");
  return value;
}

function readMeasure(value: unknown): { value: number; unit: string } {
  if (!isRecord(value) || typeof value.value !== "number" || !Number.isFinite(value.value)) refuse("bad_value");
  if (typeof value.unit !== "string") refuse("bad_unit");
  return { value: value.value, unit: value.unit };
}

function familyName(name: unknown): string {
  if (typeof name !== "string" || !/^[A-Za-z][A-Za-z0-9 _-]{0,59}$/.test(name)) refuse("bad_font_family");
  return generic.has(name) ? name : `"${name}"`;
}
