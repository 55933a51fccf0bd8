import stylesheet from "../styles/site.css?url";

/** Loads React and the component of each island on the page: at once, or when it comes into view. */
export function wakeIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (place.dataset.when !== "visible") wake(place);
    else whenVisible(place);
  }
}

function whenVisible(place: HTMLElement): void {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      wake(place);
    },
    { rootMargin: "300px" },
  );
  seen.observe(place);
}

async function wake(place: HTMLElement): Promise<void> {
  loadWholeStylesheet();
  const { hydrateIsland } = await import("../islands/hydrate.ts");
  await hydrateIsland(place);
}

/** A page carries only the styles of its first state; what an island shows later may need more. */
function loadWholeStylesheet(): void {
  if (document.querySelector(`link[rel=stylesheet][href="${stylesheet}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = stylesheet;
  document.head.append(link);
}
