// Separate from `token.ts`: every page reads the token, few change it.
import { readItem } from "../storage/storage.ts";

/** The key of the access token in local storage (SPEC.md). */
export const tokenKey = "token";

/** Returns the token of `GET /user/login`; also the hint that somebody is logged in. */
export function storedToken(): string | undefined {
  return readItem(tokenKey) ?? undefined;
}

/** Sets `<html data-signed-in>`, by which the header shows the login state; the first-paint script sets it first. */
export function updateSignedInHint(): void {
  document.documentElement.toggleAttribute("data-signed-in", storedToken() !== undefined);
}
