import { hintSignedIn } from "#client/api/token.ts";
import { whenRestored } from "./when-shown.ts";

/** Keeps the header's login state true when another tab logs in or out, and when the page comes back from the cache. */
export function keepAccountHint(): void {
  addEventListener("storage", hintSignedIn);
  whenRestored(hintSignedIn);
}
