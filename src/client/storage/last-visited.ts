import { readAddress } from "#address/address.ts";
import { changeRoot, readRoot, writeItem } from "./storage.ts";

/** Query parameters that are never stored: click identifiers and one-time secrets. */
const excludedParameters = ["gclid", "fbclid", "token"];

/**
 * Stores the page's address as the last visited one, of the browser and of this tab: a page opened in another tab must
 * not change where this tab's login leads. The login pages are never stored.
 */
export function saveLastVisited(): void {
  const { pathname, search } = location;
  if (readAddress(pathname).path.startsWith("/auth/")) return;
  const query = new URLSearchParams(search);
  for (const name of excludedParameters) query.delete(name);
  const lastVisited = (query.size === 0 ? pathname : `${pathname}?${query}`).slice(0, 2000);
  writeItem("lastVisited", lastVisited, "sessionStorage");
  if (lastVisited !== readRoot().lastVisited) changeRoot({ lastVisited });
}
