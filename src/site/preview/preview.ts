import type { PreviewField } from "./preview-field.ts";

/**
 * Runs in the preview of a page. The texts carry the numbers of their fields in characters without width; a press on a text
 * leads the editor to its field, and the editor can show the text of a field.
 */
const mark = /\u2063([\u200b\u200c\u2060\u2062]+)\u2063/g;
const digits = "\u200b\u200c\u2060\u2062";

const { theme, fields } = JSON.parse(document.getElementById("preview-fields")!.textContent!) as {
  theme: string | null;
  fields: PreviewField[];
};
if (theme) document.documentElement.dataset.theme = theme;

const fieldOfElement = new Map<Element, PreviewField>();
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = texts.nextNode(); node; node = texts.nextNode()) {
  const found = [...node.nodeValue!.matchAll(mark)].at(-1);
  if (!found || !node.parentElement) continue;
  const number = Array.from(found[1]!, (digit) => digits.indexOf(digit)).join("");
  const field = fields[Number.parseInt(number, 4)];
  if (field) fieldOfElement.set(node.parentElement, field);
  node.nodeValue = node.nodeValue!.replace(mark, "");
}

/** Returns the field of the nearest element around a press that shows one. */
function fieldAt(target: Element): PreviewField | undefined {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const field = fieldOfElement.get(element);
    if (field) return field;
    for (const child of element.children) if (fieldOfElement.has(child)) return fieldOfElement.get(child);
  }
  return undefined;
}

if (parent !== window) {
  document.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      const field = event.target instanceof Element ? fieldAt(event.target) : undefined;
      if (field) parent.postMessage({ type: "field", ...field }, location.origin);
    },
    { capture: true },
  );
  addEventListener(
    "message",
    ({ source, origin, data }: MessageEvent<{ type?: string; document?: string; path?: string }>) => {
      if (source !== parent || origin !== location.origin) return;
      if (data.type === "reload") location.reload();
      if (data.type !== "show") return;
      for (const [element, { document: name, path }] of fieldOfElement)
        if (path === data.path && name === data.document) {
          element.scrollIntoView({ block: "center" });
          break;
        }
    },
  );
}
