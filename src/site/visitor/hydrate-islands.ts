import { loadStylesheet } from "./load-stylesheet.ts";
import { afterFrame } from "./page-lifecycle.ts";

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

async function hydrate(element: HTMLElement): Promise<void> {
  // What an island shows at once must not move when its styles arrive.
  const stylesheet = loadStylesheet();
  document.head.append((element.nextElementSibling!.nextElementSibling as HTMLTemplateElement).content);
  const { hydrateIsland } = await import("../islands/hydrate.ts");
  await stylesheet;
  await hydrateIsland(element);
}
