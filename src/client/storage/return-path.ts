import { readItem, readRoot } from "./storage/storage.ts";

/**
 * Where to go after login: the last page of this tab, or of the browser when this tab had none before it. A path of this
 * origin, or `otherwise`: `//host` and `/\host` would lead elsewhere.
 */
export function returnAddress(otherwise: string): string {
  const kept = readItem("lastVisited", "sessionStorage") ?? readRoot().lastVisited;
  return typeof kept === "string" && /^\/(?![/\\])[^\s\\]*$/.test(kept) ? kept : otherwise;
}
