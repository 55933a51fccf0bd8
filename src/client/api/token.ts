import { readItem, removeItem, writeItem } from "#client/storage.ts";

const key = "token";
/** The access token's own lifetime (DECISIONS.md, "Login and the token"). */
const lifetimeSeconds = 600;

/** The token of every call but one. */
export function cookieToken(): string | undefined {
  return document.cookie.match(/(?:^|;\s*)token=([^;]+)/)?.[1];
}

/** The token of `GET /user/login`; also the hint that somebody is logged in. */
export function storedToken(): string | undefined {
  return readItem(key) ?? undefined;
}

/** Keeps a fresh access token in both places that SPEC.md names. */
export function keepToken(token: string): void {
  writeItem(key, token);
  writeCookie(token, lifetimeSeconds);
  hintSignedIn();
}

export function forgetToken(): void {
  removeItem(key);
  writeCookie("", 0);
  hintSignedIn();
}

/** `<html data-signed-in>`, by which the header shows the login state; the first-paint script sets it first. */
export function hintSignedIn(): void {
  document.documentElement.toggleAttribute("data-signed-in", storedToken() !== undefined);
}

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is asynchronous, and the next call needs the token at once.
  document.cookie = `${key}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
}
