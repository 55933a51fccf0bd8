import { readItem, removeItem, writeItem } from "#client/storage/storage.ts";

/** The key in session storage of the position that a switch keeps. */
const scrollPositionKey = "place";
/** Distance of the line being read from the top edge, below the header. */
const readingLine = 100;
/** Milliseconds in which a page may still grow to its full height (islands, pictures). */
const layoutTime = 3000;
/** Pixels that an element with an id may be above the line being read to stand for it. */
const nearby = 240;

/** Returns the parts of the page; some pages have an element around them. */
const pageParts = () => [...document.querySelectorAll<HTMLElement>("#content > :not([data-page]), [data-page] > *")];

/** Elements whose ids are the same in the page's twins: those that React makes up contain an underscore or a guillemet. */
const named = () =>
  [...document.querySelectorAll<HTMLElement>("#content [id]")].filter(
    (element) => /^[a-z][\w-]*$/i.test(element.id) && !element.id.includes("_") && element.offsetHeight > 0,
  );

/**
 * Saves the scroll position when the language or edition is switched, as section and share of it, so that the other
 * page opens at the same one; where a field or heading with an id is near above the line being read, by its distance from
 * that, since a section may have another height there. The fragment is added to the link.
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
    const near = named()
      .map((element) => ({ id: element.id, distance: readingLine - element.getBoundingClientRect().top }))
      .filter(({ distance }) => distance >= 0 && distance <= nearby)
      .reduce<{ id: string; distance: number } | undefined>(
        (best, found) => (!best || found.distance <= best.distance ? found : best),
        undefined,
      );
    const position = [link.pathname, section.id || index, (readingLine - top) / height, near?.id, near?.distance];
    writeItem(scrollPositionKey, position.join(" "), "sessionStorage");
  });
}

/** Scrolls to the position saved for this page, until it has its full height or the visitor scrolls. */
export function restoreScrollPosition(): void {
  const stored = readItem(scrollPositionKey, "sessionStorage")?.split(" ") ?? [];
  const [pathname, name, share, nearId, distance] = stored;
  removeItem(scrollPositionKey, "sessionStorage");
  if (pathname !== location.pathname) return;
  const main = document.getElementById("content")!;
  const parts = pageParts();
  const section = parts.find(({ id }) => id && id === name) ?? parts[Number(name)];
  if (!section) return;
  const observer = new ResizeObserver(() => {
    const near = nearId ? document.getElementById(nearId) : null;
    const { top, height } = section.getBoundingClientRect();
    const offset = near?.offsetHeight
      ? near.getBoundingClientRect().top + Number(distance)
      : top + Number(share) * height;
    scrollBy({ top: offset - readingLine, behavior: "instant" });
  });
  observer.observe(main);
  const stop = () => observer.disconnect();
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(type, stop, { once: true });
  setTimeout(stop, layoutTime);
}
