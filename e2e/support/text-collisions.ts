import type { Page } from "../test.ts";

/** Returns the texts of a page, outside of pictures, that lie on a drawing without an opaque ground between them. */
export async function textCollisions(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  // What is below a point is known for the visible part only.
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: whole });
  const found = await page.evaluate(findCollisions);
  await page.setViewportSize({ width, height });
  return found;
}

function findCollisions(): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(sheet);
  const isOpaque = (element: Element) => {
    const colour = getComputedStyle(element).backgroundColor;
    return colour !== "transparent" && !/[,/] ?0(\.\d+)?\)$/.test(colour);
  };
  const drawingBelow = (text: Element, x: number, y: number) => {
    const stack = document.elementsFromPoint(x, y);
    const from = stack.indexOf(text);
    if (from === -1) return undefined;
    for (const element of stack.slice(from)) {
      if (element instanceof SVGGeometryElement || element instanceof SVGUseElement) return element.ownerSVGElement!;
      if (!(element instanceof SVGElement) && isOpaque(element)) return undefined;
    }
    return undefined;
  };
  // Only texts within the box of a drawing are looked at closely; icons have a ground of their own.
  const boxes = [...document.querySelectorAll("svg:not(.icon)")]
    .map((drawing) => drawing.getBoundingClientRect())
    .filter((box) => box.width >= 64 && box.height > 0);
  const isNear = ({ left, right, top, bottom }: DOMRect) =>
    boxes.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.parentElement!;
    if (!texts.currentNode.textContent!.trim() || text.closest("svg, dialog, [popover], script, style, .sr-only"))
      continue;
    const words = text.textContent!.trim().slice(0, 40);
    // Names in a map or a chart belong to it.
    if (text.closest("[role=img], .pic")) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects())
      for (const share of [0.05, 0.25, 0.5, 0.75, 0.95]) {
        const [x, y] = [box.left + box.width * share, box.top + box.height / 2];
        const drawing = isNear(box) && drawingBelow(text, x, y);
        if (drawing) found.add(`${words} on svg.${drawing.getAttribute("class")}`);
      }
  }
  document.adoptedStyleSheets.pop();
  return [...found];
}
