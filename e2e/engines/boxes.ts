import type { Tab } from "./driver.ts";

/** The box of an element, in pixels, rounded. */
interface Box {
  width: number;
  height: number;
  isPicture: boolean;
  /** Whether it holds a table: as a child, or in wrappers with nothing else in them. */
  hasTable: boolean;
  /** The height of a line of its text. */
  line: number;
  text: string;
}

export interface Layout {
  /** By the place of the element in the page, `main > section:nth-child(2) > svg:nth-child(1)`. */
  boxes: Record<string, Box>;
  /** How far the page can be scrolled sideways. */
  sideways: number;
}

/** Lays the page out whole at a width and reads the boxes of everything that is drawn, pictures as one. */
export async function readLayout(tab: Pick<Tab, "resize" | "run">, width: number): Promise<Layout> {
  await tab.resize(width, 900);
  return tab.run(measure);
}

/** Runs in the page. */
async function measure(): Promise<Layout> {
  if (!document.adoptedStyleSheets.length) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets = [sheet];
  }
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => {})));
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const holdsTable = (element: Element): boolean => {
    const only = element.childElementCount === 1 ? element.firstElementChild! : undefined;
    return element.querySelector(":scope > table") !== null || (only !== undefined && holdsTable(only));
  };
  const boxes: Record<string, Box> = {};
  const visit = (element: Element, path: string) => {
    const isPicture = /^(svg|img|canvas|video)$/.test(element.localName);
    const { width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0 && (isPicture || getComputedStyle(element).display !== "inline"))
      boxes[path] = {
        width: Math.round(width),
        height: Math.round(height),
        isPicture,
        hasTable: holdsTable(element),
        line: Number.parseFloat(getComputedStyle(element).lineHeight) || 0,
        text: isPicture ? "" : element.textContent.trim().slice(0, 40),
      };
    if (!isPicture)
      for (const [index, child] of [...element.children].entries())
        visit(child, `${path} > ${child.localName}:nth-child(${index + 1})`);
  };
  for (const part of document.body.children) visit(part, part.id ? `#${part.id}` : part.localName);
  scrollTo({ left: 10_000, behavior: "instant" });
  const sideways = Math.round(scrollX);
  scrollTo({ left: 0, behavior: "instant" });
  return { boxes, sideways };
}

const isInside = (path: string, other: string) => path.startsWith(`${other} > `);

/**
 * Returns where an engine draws a page otherwise than the reference: a picture by 15 % larger, a block 50 px and 15 % higher by
 * more than one line of its text, or a page that scrolls sideways. A picture that only fills another width is a bar. Cells share
 * the width of their table by rules of each engine, so what holds a table may be 25 % higher. Blocks that are higher by what stands in them are not named beside it.
 */
export function compareLayouts(reference: Layout, layout: Layout): string[] {
  const isLarger = (one: number, two: number, share = 1.15) => one > two * share && one > two + 4;
  const found = Object.entries(layout.boxes).flatMap(([path, box]) => {
    const other = reference.boxes[path];
    if (!other || other.isPicture !== box.isPicture || / > (table|tbody|tr|td|th):[^>]*$/.test(path)) return [];
    const isOff = box.isPicture
      ? isLarger(box.width, other.width) && isLarger(box.height, other.height)
      : isLarger(box.height, other.height, box.hasTable ? 1.25 : 1.15) &&
        box.height > other.height + Math.max(50, other.line + 2);
    return isOff ? [{ path, box, other }] : [];
  });
  const innermost = found.filter(({ path }) => !found.some((other) => isInside(other.path, path)));
  const faults = innermost.map(
    ({ path, box, other }) =>
      `${path} "${box.text}": ${box.width} x ${box.height} px, in the reference ${other.width} x ${other.height}`,
  );
  if (layout.sideways > 0) faults.push(`the page scrolls sideways by ${layout.sideways} px`);
  return faults;
}
