/**
 * Names the section in view at the end of the trail of v2. An observer measures, so that scrolling costs no layout; of
 * nested parts the last one with a heading counts.
 */
export function showSectionInView(shown: Element): void {
  const headings = new Map<Element, string>();
  for (const heading of document.querySelectorAll("#content h2")) {
    const part = heading.closest("section, article, [data-page] > *, #content > *");
    if (part && !headings.has(part)) headings.set(part, heading.textContent!.trim());
  }
  /** The parts that a line a third below the upper edge of the window crosses. */
  const crossed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossed.add(target);
        else crossed.delete(target);
      }
      const inView = [...headings].findLast(([part]) => crossed.has(part));
      shown.textContent = inView?.[1] ?? "";
    },
    { rootMargin: "-33% 0px -67%" },
  );
  for (const part of headings.keys()) observer.observe(part);
}
