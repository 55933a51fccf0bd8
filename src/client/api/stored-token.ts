import { readItem } from "../storage/storage.ts";

/** Where SPEC.md keeps the access token in local storage. */
export const tokenKey = "token";

/** The token of `GET /user/login`; also the hint that somebody is logged in. */
export function storedToken(): string | undefined {
  return readItem(tokenKey) ?? undefined;
}

/** `<html data-signed-in>`, by which the header shows the login state; the first-paint script sets it first. */
export function hintSignedIn(): void {
  document.documentElement.toggleAttribute("data-signed-in", storedToken() !== undefined);
}
