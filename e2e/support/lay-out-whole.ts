/**
 * Runs in the page: lays out what a phone would only lay out near the screen (offscreen.css), as for somebody who has
 * scrolled through it. Until then its height is an estimate, and its text may lie outside its background.
 */
export function layOutWhole(): void {
  for (const part of document.querySelectorAll<HTMLElement>("main *, footer"))
    if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
}
