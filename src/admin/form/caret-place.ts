/** What decides where a text breaks into lines. */
const copied = [
  "box-sizing",
  "width",
  "padding",
  "border-style",
  "border-width",
  "font",
  "letter-spacing",
  "word-spacing",
  "tab-size",
  "text-align",
  "direction",
] as const;

/**
 * Returns where a position of a text field's text is drawn in the window, in pixels. Browsers do not tell, so the text before it
 * is set once more in an element of the same form, which nobody sees.
 */
export function caretPlace(area: HTMLTextAreaElement, position: number): { left: number; top: number; bottom: number } {
  const style = getComputedStyle(area);
  const copy = document.createElement("div");
  for (const name of copied) copy.style.setProperty(name, style.getPropertyValue(name));
  copy.style.cssText +=
    "position:fixed;inset:0 auto auto 0;visibility:hidden;white-space:pre-wrap;overflow-wrap:break-word";
  copy.textContent = area.value.slice(0, position);
  const mark = document.createElement("span");
  // A word that follows decides whether the line breaks before it.
  mark.textContent = area.value.slice(position).match(/^\S*/)?.[0] || ".";
  copy.append(mark);
  document.body.append(copy);
  const [line] = mark.getClientRects();
  const frame = copy.getBoundingClientRect();
  copy.remove();
  const box = area.getBoundingClientRect();
  const top = box.top + line!.top - frame.top - area.scrollTop;
  // A line that is scrolled out of the field is taken for the nearest one that is seen.
  const seen = Math.min(Math.max(top, box.top), box.bottom - line!.height);
  return { left: box.left + line!.left - frame.left, top: seen, bottom: seen + line!.height };
}
