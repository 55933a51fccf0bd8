import { readAddress } from "#address/address.ts";
import { changeRoot, readRoot } from "./storage.ts";

/** Click identifiers and one-time secrets have no place in storage. */
const neverKept = ["gclid", "fbclid", "token"];

/** Keeps the page's address as the last visited one; the login pages themselves are never a place to return to. */
export function rememberAddress(): void {
  const { pathname, search } = location;
  if (readAddress(pathname).path.startsWith("/auth/")) return;
  const query = new URLSearchParams(search);
  for (const name of neverKept) query.delete(name);
  const kept = query.size === 0 ? pathname : `${pathname}?${query}`;
  if (kept !== readRoot().lastVisited) changeRoot({ lastVisited: kept.slice(0, 2000) });
}

/** Where to go after login: a path of this origin, or `otherwise`. `//host` and `/\host` would lead elsewhere. */
export function returnAddress(otherwise: string): string {
  const kept = readRoot().lastVisited;
  return typeof kept === "string" && /^\/(?![/\\])[^\s\\]*$/.test(kept) ? kept : otherwise;
}
