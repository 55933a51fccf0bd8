import { readAddress } from "#address/address.ts";
import { changeRoot, readRoot, writeItem } from "./storage.ts";

/** Click identifiers and one-time secrets have no place in storage. */
const neverKept = ["gclid", "fbclid", "token"];

/**
 * Keeps the page's address as the last visited one, of the browser and of this tab: what is read in another tab must not
 * lead a login astray. The login pages themselves are never a place to return to.
 */
export function rememberAddress(): void {
  const { pathname, search } = location;
  if (readAddress(pathname).path.startsWith("/auth/")) return;
  const query = new URLSearchParams(search);
  for (const name of neverKept) query.delete(name);
  const lastVisited = (query.size === 0 ? pathname : `${pathname}?${query}`).slice(0, 2000);
  writeItem("lastVisited", lastVisited, "sessionStorage");
  if (lastVisited !== readRoot().lastVisited) changeRoot({ lastVisited });
}
