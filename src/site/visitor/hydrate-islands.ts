import stylesheet from "../styles/site.css?url";

/** Loads React and the component of each island on the page: at once, or when it comes into view. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (element.dataset.when !== "visible") hydrate(element);
    else hydrateWhenVisible(element);
  }
}

function hydrateWhenVisible(element: HTMLElement): void {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      hydrate(element);
    },
    { rootMargin: "300px" },
  ).observe(element);
}

/**
 * A page has only the styles of its first state; a hydrated island may need others, so the whole stylesheet is loaded.
 */
let hasStylesheet = false;

async function hydrate(element: HTMLElement): Promise<void> {
  if (!hasStylesheet)
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: stylesheet }));
  hasStylesheet = true;
  const { hydrateIsland } = await import("../islands/hydrate.ts");
  await hydrateIsland(element);
}
