import { loadStylesheet } from "./load-stylesheet.ts";

/**
 * Fills the tile of a menu with the pictures of another page, `data-tile-of`, and shows the one whose link is under the
 * pointer or in focus.
 */
export async function fillMenuTile(menu: HTMLElement): Promise<void> {
  const tile = menu.querySelector<HTMLElement>("[data-tile-of]")!;
  const address = tile.dataset.tileOf!;
  delete tile.dataset.tileOf;
  const [html] = await Promise.all([fetch(address).then((response) => response.text()), loadStylesheet()]);
  // The page's own policy refuses the styles in the other one's head.
  const page = new DOMParser().parseFromString(html.slice(html.indexOf("<main")), "text/html");
  const show = (link: Element | null) => {
    const id = (link as HTMLElement | null)?.dataset.shows;
    const source = page.querySelector(`[data-product="${id}"]`);
    const picture = source?.querySelector(".pic");
    if (!source || !picture) return;
    tile.dataset.job = source.closest<HTMLElement>("[data-job]")!.dataset.job;
    tile.replaceChildren(document.importNode(picture, true));
  };
  const follow = ({ target }: Event) => show((target as Element).closest("[data-shows]"));
  menu.addEventListener("mouseover", follow);
  menu.addEventListener("focusin", follow);
  show(menu.querySelector("[data-shows=big-social]"));
}
