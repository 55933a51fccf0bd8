import { readItem, removeItem, writeItem } from "#client/storage/storage.ts";

const key = "place";
/** What is read stands this far below the top edge, under the header. */
const readingLine = 100;
/** Milliseconds in which a page may still grow to its full height (islands, pictures). */
const settling = 3000;

/**
 * A switch of language or edition leads to the same place of the other page: to the same section, read as far. The
 * fragment goes along too.
 */
export function keepPlace(): void {
  addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[data-twin]");
    // Opened in another tab: this page stays.
    if (!link || ctrlKey || metaKey || shiftKey) return;
    link.hash = location.hash;
    const sections = [...document.getElementById("content")!.children];
    const index = sections.findLastIndex((section) => section.getBoundingClientRect().top <= readingLine);
    const section = sections[index];
    if (!section || scrollY === 0) return;
    const { top, height } = section.getBoundingClientRect();
    const place = [link.pathname, section.id || index, (readingLine - top) / height];
    writeItem(key, place.join(" "), "sessionStorage");
  });
}

/** Goes to the place that a switch has kept for this page, until it has its full height or the visitor moves. */
export function returnToPlace(): void {
  const [pathname, name, share] = readItem(key, "sessionStorage")?.split(" ") ?? [];
  removeItem(key, "sessionStorage");
  const main = document.getElementById("content")!;
  const section = main.children.namedItem(name!) ?? main.children[Number(name)];
  if (pathname !== location.pathname || !section) return;
  const observer = new ResizeObserver(() => {
    const { top, height } = section.getBoundingClientRect();
    scrollBy({ top: top + Number(share) * height - readingLine, behavior: "instant" });
  });
  observer.observe(main);
  const stop = () => observer.disconnect();
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(type, stop, { once: true });
  setTimeout(stop, settling);
}
