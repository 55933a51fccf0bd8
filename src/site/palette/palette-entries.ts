import { readAddress, writeAddress } from "#address/address.ts";

/** A page or a verb that the search dialog offers. */
export interface PaletteEntry {
  href: string;
  name: string;
  line: string;
  glyph?: Element | undefined;
  job?: string | undefined;
  /** What is done in place of opening the page. */
  run?: () => unknown;
}

/** Returns the links of the header's menus, with their glyphs and hues. */
export function localEntries(): PaletteEntry[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(".menu-link")].map((link) => ({
    href: link.pathname,
    name: link.querySelector("b")!.textContent!,
    line: link.querySelector("span")?.textContent ?? "",
    glyph: link.querySelector("svg") ?? undefined,
    job: link.closest<HTMLElement>("[data-job]")?.dataset.job,
  }));
}

/** Returns a page that the server found, in the page's edition, with the glyph of the product or industry it is about. */
export function remoteEntry({ path, title }: { path: string; title: string }, places: PaletteEntry[]): PaletteEntry {
  const { edition } = readAddress(location.pathname);
  const href = writeAddress({ ...readAddress(path), edition });
  const about = places.find((place) => href.startsWith(place.href));
  // The site's name at the end of a title is the same everywhere.
  return { href, name: title.replace(/ \| [^|]+$/, ""), line: path, glyph: about?.glyph, job: about?.job };
}
