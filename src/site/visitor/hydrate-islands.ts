import stylesheet from "../styles/site.css?url";

/** Loads React and the component of each island on the page: at once, or when it comes into view. */
export function hydrateIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (place.dataset.when !== "visible") hydrate(place);
    else whenVisible(place);
  }
}

function whenVisible(place: HTMLElement): void {
  new IntersectionObserver(
    (entries, seen) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      hydrate(place);
    },
    { rootMargin: "300px" },
  ).observe(place);
}

/** A page carries only the styles of its first state; what an island shows later may need more: the whole stylesheet. */
let whole = false;

async function hydrate(place: HTMLElement): Promise<void> {
  if (!whole)
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: stylesheet }));
  whole = true;
  const island = await import("../islands/hydrate.ts");
  await island.hydrateIsland(place);
}
