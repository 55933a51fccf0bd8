import { hintSignedIn } from "#client/api/token.ts";

/** Keeps the header's login state true when another tab logs in or out, and when the page comes back from the cache. */
export function keepAccountHint(): void {
  addEventListener("storage", ({ key }) => {
    if (key === "token" || key === null) hintSignedIn();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) hintSignedIn();
  });
}
