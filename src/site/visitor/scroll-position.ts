import { readItem, removeItem, writeItem } from "#client/storage/storage.ts";
import { scrollPositionKey } from "./page-lifecycle.ts";

/** Distance of the line being read from the top edge, below the header. */
const readingLine = 100;
/** Milliseconds in which a page may still grow to its full height (islands, pictures). */
const layoutTime = 3000;

/** Returns the parts of the page; some pages have an element around them. */
const pageParts = () => [...document.querySelectorAll<HTMLElement>("#content > :not([data-page]), [data-page] > *")];

/**
 * Saves the scroll position when the language or edition is switched, as section and share of it, so that the other
 * page opens at the same one. The fragment is added to the link.
 */
export function saveScrollPosition(): void {
  addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[data-twin]");
    // The link opens in another tab, and this page stays open.
    if (!link || ctrlKey || metaKey || shiftKey) return;
    link.hash = location.hash;
    const sections = pageParts();
    const index = sections.findLastIndex((section) => section.getBoundingClientRect().top <= readingLine);
    const section = sections[index];
    if (!section || scrollY === 0) return;
    const { top, height } = section.getBoundingClientRect();
    const position = [link.pathname, section.id || index, (readingLine - top) / height];
    writeItem(scrollPositionKey, position.join(" "), "sessionStorage");
  });
}

/** Scrolls to the position saved for this page, until it has its full height or the visitor scrolls. */
export function restoreScrollPosition(): void {
  const [pathname, name, share] = readItem(scrollPositionKey, "sessionStorage")?.split(" ") ?? [];
  removeItem(scrollPositionKey, "sessionStorage");
  const main = document.getElementById("content")!;
  const parts = pageParts();
  const section = parts.find(({ id }) => id && id === name) ?? parts[Number(name)];
  if (pathname !== location.pathname || !section) return;
  const observer = new ResizeObserver(() => {
    const { top, height } = section.getBoundingClientRect();
    scrollBy({ top: top + Number(share) * height - readingLine, behavior: "instant" });
  });
  observer.observe(main);
  const stop = () => observer.disconnect();
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(type, stop, { once: true });
  setTimeout(stop, layoutTime);
}
