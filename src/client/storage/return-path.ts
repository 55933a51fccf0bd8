import { readAddress } from "#address/address.ts";
import { safeReturnPath } from "#text/safe-return-path.ts";
import { readItem, readRoot } from "./storage.ts";

/** Returns where to go after a login: the last page of this tab, or else of the browser. */
export function returnPath(fallback: string): string {
  return safeReturnPath(readItem("lastVisited", "sessionStorage") ?? readRoot().lastVisited, fallback);
}

/** Returns the page of that path, without language, edition and query; "/" when it is unknown. */
export function returnPage(): string {
  return readAddress(returnPath("/").split(/[?#]/)[0]!).path;
}
