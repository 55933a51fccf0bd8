import { type CustomPlugin, optimize } from "svgo";
import { drawingAttributes, drawingElements } from "./svg-names.ts";

export interface CleanSvg {
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/**
 * Returns a drawing of nothing but what draws: elements and attributes of the allow list, references to itself only.
 * SVGO parses and writes it as XML, so that no two parsers can read it differently. Undefined for what is not SVG or
 * has no size.
 */
export function cleanSvg(source: string): CleanSvg | undefined {
  // Entities could multiply without end, and hide markup from the list.
  if (/<!ENTITY/i.test(source)) return undefined;
  let size: Omit<CleanSvg, "svg"> | undefined;
  const keepDrawing: CustomPlugin = {
    name: "keep-drawing",
    fn: () => ({
      doctype: { enter: remove },
      instruction: { enter: remove },
      comment: { enter: remove },
      element: {
        enter(node, parent) {
          if (!drawingElements.has(node.name)) return remove(node, parent);
          const isRoot = parent.type === "root";
          if (!isRoot && node.name === "svg") return remove(node, parent);
          node.attributes = Object.fromEntries(
            Object.entries(node.attributes).filter(([name, value]) => isHarmless(name, value)),
          );
          if (isRoot) size = sizeRoot(node.attributes);
          if (node.name === "style" && !isHarmlessStyle(textOf(node))) remove(node, parent);
        },
      },
    }),
  };
  try {
    const { data } = optimize(source, { plugins: [keepDrawing], js2svg: { pretty: false } });
    return size && data.startsWith("<svg") ? { svg: data, ...size } : undefined;
  } catch {
    return undefined;
  }
}

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

function remove(node: object, parent: { children: object[] }): void {
  parent.children = parent.children.filter((child) => child !== node);
}

const textOf = ({ value = "", children = [] }: Node): string => value + children.map(textOf).join("");

function isHarmless(name: string, value: string): boolean {
  if (!drawingAttributes.has(name)) return false;
  if (name === "href" || name === "xlink:href") return value.startsWith("#");
  if (name === "xmlns") return value === "http://www.w3.org/2000/svg";
  return isHarmlessStyle(value);
}

/** Styles may refer to parts of the drawing only; a backslash could hide a reference. */
function isHarmlessStyle(style: string): boolean {
  return !/\\|@import|@font-face|javascript:|expression\s*\(|url\(\s*["']?\s*[^#"'\s]/i.test(style);
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
  attributes.xmlns = "http://www.w3.org/2000/svg";
  return size;
}

const pixels = (length = "") => (/^\s*[\d.]+(px)?\s*$/.test(length) ? Number.parseFloat(length) : Number.NaN);
