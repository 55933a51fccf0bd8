import { loadStylesheet } from "./load-stylesheet.ts";
import { afterFrame } from "./page-lifecycle.ts";
import { withNeeded } from "./recover-import.ts";

/** Loads React and the component of each island on the page: after the first frame, or when it comes into view. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if ("whenVisible" in element.dataset) hydrateWhenVisible(element);
    else afterFrame(() => hydrate(element));
  }
}

function hydrateWhenVisible(element: HTMLElement): void {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.at(-1)!.isIntersecting) return;
      observer.disconnect();
      hydrate(element);
    },
    { rootMargin: "300px" },
  ).observe(element);
}

function hydrate(element: HTMLElement): void {
  // What an island shows at once must not move when its styles arrive.
  const stylesheet = loadStylesheet();
  document.head.append((element.nextElementSibling!.nextElementSibling as HTMLTemplateElement).content);
  const island = import("../islands/hydrate.ts").then(({ loadIsland }) => loadIsland(element));
  withNeeded(Promise.all([island, stylesheet]), ([hydrateIsland]) => hydrateIsland());
}
