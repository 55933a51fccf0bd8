import type { Page } from "../test.ts";

/**
 * Returns the texts in the pictures of a page that lie below something opaque which is neither around them nor in them: a
 * card, a chip, the pointer, a shape of a drawing. The boxes of each text are probed at twelve points. A comparison is left
 * out: it shows the same twice, and its divider is moved by the visitor.
 */
export async function coveredTexts(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  // What is below a point is known for the visible part only.
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: whole });
  const found = await page.evaluate(findCovered);
  await page.setViewportSize({ width, height });
  return found;
}

function findCovered(): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("main * { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(sheet);
  const isClear = (colour: string) =>
    colour === "none" || colour === "transparent" || /[,/] ?0(\.[0-4]\d*)?\)$/.test(colour);
  const isOpaque = (element: Element) => {
    const style = getComputedStyle(element);
    if (Number(style.opacity) < 0.5) return false;
    if (element instanceof HTMLImageElement) return true;
    // The place of a symbol's copy is hit where the copy is painted.
    if (element instanceof SVGUseElement) return true;
    if (element instanceof SVGGeometryElement) return !isClear(style.fill) && Number(style.fillOpacity) >= 0.5;
    return !(element instanceof SVGElement) && !isClear(style.backgroundColor);
  };
  const isRelated = (text: Element, element: Element) => element.contains(text) || text.contains(element);
  const coverOf = (text: Element, picture: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    if (!top || isRelated(text, top)) return undefined;
    const stack = document.elementsFromPoint(x, y);
    const from = stack.findIndex((element) => element === text || text.contains(element));
    return stack
      .slice(0, Math.max(from, 0))
      .find((element) => !isRelated(text, element) && picture.contains(element) && isOpaque(element));
  };
  const nameOf = (element: Element) => `${element.localName}.${element.getAttribute("class") ?? ""}`;
  const found = new Set<string>();
  for (const picture of document.querySelectorAll("main [data-picture]")) {
    const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.parentElement!;
      if (!texts.currentNode.textContent!.trim() || text.closest(".sr-only, .compare, script, style")) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects())
        for (const across of [0.03, 0.2, 0.4, 0.6, 0.8, 0.97])
          for (const down of [0.3, 0.7]) {
            const cover = coverOf(text, picture, box.left + box.width * across, box.top + box.height * down);
            if (cover) found.add(`“${text.textContent!.trim().slice(0, 40)}” below ${nameOf(cover)}`);
          }
    }
  }
  document.adoptedStyleSheets.pop();
  return [...found];
}
