import type { XastChild, XastElement, XastRoot } from "svgo";
// One file; the other entry loads four hundred.
import { optimize } from "svgo/browser";
import { countDrawn } from "./count-drawn.ts";
import { isHarmlessStyle } from "./harmless-style.ts";
import { drawingAttributes, drawingElements } from "./svg-names.ts";

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
