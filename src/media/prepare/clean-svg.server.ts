import type { XastChild, XastElement, XastRoot } from "svgo";
// One file; the other entry loads four hundred.
import { optimize } from "svgo/browser";

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/**
 * Elements that draw. Scripts, links, foreign content, embedded pictures and animation are not among them.
 * Source: SVG 2, chapters 5, 7 to 11 and 13 to 14; Filter Effects 1.
 */
const drawingElements = words(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Attributes that place, size or paint; none of them runs anything. */
const drawingAttributes = words(`
  id class style lang xml:lang xml:space xmlns xmlns:xlink version viewBox preserveAspectRatio
  x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy width height d points pathLength rotate textLength lengthAdjust
  transform patternTransform gradientTransform gradientUnits spreadMethod offset patternUnits patternContentUnits
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  startOffset method spacing side href xlink:href
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width opacity color paint-order vector-effect shape-rendering
  color-interpolation color-interpolation-filters text-rendering image-rendering display visibility overflow
  clip-path clip-rule mask mask-type marker-start marker-mid marker-end filter stop-color stop-opacity
  flood-color flood-opacity lighting-color mix-blend-mode isolation
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing
  word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction
  unicode-bidi
  filterUnits primitiveUnits in in2 result type values mode operator k1 k2 k3 k4 stdDeviation radius scale
  xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles order kernelMatrix divisor bias targetX
  targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength
  azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle tableValues slope intercept amplitude exponent
`);

/**
 * Returns the number of elements of a drawing when each reference to another part of it (`href`, `url(#...)`, a class whose
 * rule refers to one) is replaced by that part: a few lines that refer to each other twice can mean millions, on which
 * whatever draws them would work for hours. A reference to itself counts as nothing, as nothing is drawn for it.
 */
function countDrawn(root: XastElement): number {
  const byId = new Map<string, XastElement>();
  const styles: string[] = [];
  const collect = (node: XastElement) => {
    if (node.attributes.id) byId.set(node.attributes.id, node);
    if (node.name === "style")
      styles.push(node.children.map((child) => ("value" in child ? child.value : "")).join(""));
    for (const child of node.children) if (child.type === "element") collect(child);
  };
  collect(root);
  const byClass = referencesByClass(styles.join("\n"));
  const counts = new Map<XastElement, number>();

  function count(node: XastElement): number {
    const known = counts.get(node);
    if (known !== undefined) return known;
    counts.set(node, 0);
    const classes = node.attributes.class?.split(/\s+/) ?? [];
    const referred = [
      ...Object.entries(node.attributes).flatMap(([name, value]) =>
        /^(xlink:)?href$/.test(name) ? [value.slice(1)] : referencesIn(value),
      ),
      ...classes.flatMap((name) => byClass.get(name) ?? []),
    ].flatMap((id) => byId.get(id) ?? []);
    const parts = node.children.filter((child) => child.type === "element");
    const sum = [...parts, ...referred].reduce((all, part) => all + count(part), 1);
    counts.set(node, sum);
    return sum;
  }
  return count(root);
}

const referencesIn = (style: string): string[] =>
  Array.from(style.matchAll(/url\(\s*["']?#([^"'()\s]+)/gi), ([, id]) => id!);

/** Returns the parts to which the rules of a style sheet refer, by the classes in their selectors. */
function referencesByClass(sheet: string): Map<string, string[]> {
  const byClass = new Map<string, string[]>();
  for (const [, selector = "", declarations = ""] of sheet.matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g)) {
    const references = referencesIn(declarations);
    if (references.length === 0) continue;
    for (const [, name] of selector.matchAll(/\.([\w-]+)/g))
      byClass.set(name!, [...(byClass.get(name!) ?? []), ...references]);
  }
  return byClass;
}

/**
 * Functions of styles and of presentation attributes that calculate, paint or select; none of them loads anything. `url()`
 * is judged by what it refers to. Source: CSS Values 4, Color 4 and 5, Transforms 2, Shapes 1, Easing 1, Selectors 4,
 * Filter Effects 1.
 */
const functions = words(`
  url var calc min max clamp
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  inset circle ellipse polygon path rect cubic-bezier linear steps
  not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang dir
`);

/** Rules that choose when others apply. */
const conditions = /^@(media|supports|container|layer)\b/i;

/**
 * Returns whether a style, or the value of an attribute, loads nothing: by lists of what it may contain, since there are
 * more ways to name an address than one can think of.
 */
export function isHarmlessStyle(style: string): boolean {
  // A backslash could hide a name, and two slashes begin an address.
  if (/\\|\/\/|javascript:/i.test(style)) return false;
  // Outside of `url()` an address is a string: those that name a scheme are refused too.
  if ((style.match(/"[^"]*"|'[^']*'/g) ?? []).some((text) => text.includes(":"))) return false;
  if (/url\((?!\s*(["']?)#[^"'()\s]+\1\s*\))/i.test(style)) return false;
  const called = style.match(/(?<![\w\u0080-\uffff-])[\w\u0080-\uffff-]+\(/g) ?? [];
  if (!called.every((name) => functions.has(name.slice(0, -1).toLowerCase()))) return false;
  return (style.match(/@[\w-]*/g) ?? []).every((rule) => conditions.test(rule));
}

export interface CleanSvg {
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** The most elements that a drawing may have when each reference is replaced by what it refers to. */
const maxDrawn = 100_000;

/**
 * Returns a drawing of nothing but what draws: elements and attributes of the allow list, references to itself only.
 * SVGO parses and writes it as XML, so that no two parsers can read it differently. Undefined for what is not SVG, has no
 * size, or repeats itself by references more often than anybody draws.
 */
export function cleanSvg(source: string): CleanSvg | undefined {
  // Entities could multiply without end, and hide markup from the list.
  if (/<!ENTITY/i.test(source)) return undefined;
  let size: Omit<CleanSvg, "svg"> | undefined;
  const clean = (root: XastRoot) => {
    keepDrawing(root);
    const svg = root.children.find((child) => child.type === "element");
    if (svg?.name === "svg" && countDrawn(svg) <= maxDrawn) size = sizeRoot(svg.attributes);
  };
  try {
    // Not by SVGO's visitor: for each element it looks through all of its parent's.
    const plugin = { name: "keep-drawing", fn: (root: XastRoot) => void clean(root) };
    const { data } = optimize(source, { plugins: [plugin], js2svg: { pretty: false } });
    return size && data.startsWith("<svg") ? { svg: data, ...size } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes from the content of an element, and from all below it, what does not draw. */
function keepDrawing(parent: XastRoot | XastElement): void {
  parent.children = parent.children.filter((child) => isKept(child, parent));
}

function isKept(node: XastChild, parent: XastRoot | XastElement): boolean {
  if (node.type === "text" || node.type === "cdata") return true;
  if (node.type !== "element") return false;
  // A drawing within a drawing would have a size of its own.
  if (!drawingElements.has(node.name) || (parent.type !== "root" && node.name === "svg")) return false;
  if (node.name === "style" && !isHarmlessStyle(textOf(node))) return false;
  node.attributes = Object.fromEntries(
    Object.entries(node.attributes).filter(([name, value]) => isHarmless(name, value)),
  );
  keepDrawing(node);
  return true;
}

const textOf = (node: XastChild): string =>
  node.type === "element" ? node.children.map(textOf).join("") : "value" in node ? node.value : "";

const namespaces: Record<string, string> = {
  xmlns: "http://www.w3.org/2000/svg",
  "xmlns:xlink": "http://www.w3.org/1999/xlink",
};

function isHarmless(name: string, value: string): boolean {
  if (!drawingAttributes.has(name)) return false;
  // Names of any form.
  if (name === "id" || name === "class") return true;
  if (name === "href" || name === "xlink:href") return value.startsWith("#");
  if (name in namespaces) return value === namespaces[name];
  return isHarmlessStyle(value);
}

/** Gives the root a viewBox and a size in pixels, from which browsers reserve its space; undefined where it has neither. */
function sizeRoot(attributes: Record<string, string>): Omit<CleanSvg, "svg"> | undefined {
  const box = attributes.viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] =
    box?.length === 4 ? [box[2]!, box[3]!] : [pixels(attributes.width), pixels(attributes.height)];
  if (!(width > 0 && height > 0 && width <= 20_000 && height <= 20_000)) return undefined;
  attributes.viewBox ??= `0 0 ${width} ${height}`;
  // Small drawings, as of an icon, keep their form: only the proportion matters.
  const scale = Math.max(1, 64 / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  attributes.width = String(size.width);
  attributes.height = String(size.height);
  attributes.xmlns = namespaces.xmlns!;
  return size;
}

const pixels = (length = "") => (/^\s*[\d.]+(px)?\s*$/.test(length) ? Number.parseFloat(length) : Number.NaN);
