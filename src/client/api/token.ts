import { removeItem, writeItem } from "../storage/storage.ts";
import { hintSignedIn, tokenKey } from "./stored-token.ts";

// Apart, because every page reads the token and few change it.
export { storedToken } from "./stored-token.ts";

/** The access token's own lifetime (DECISIONS.md, "Login and the token"). */
const lifetimeSeconds = 600;

/** The token of every call but one. */
export function cookieToken(): string | undefined {
  return document.cookie.match(/(?:^|;\s*)token=([^;]+)/)?.[1];
}

/** Keeps a fresh access token in both places that SPEC.md names. */
export function keepToken(token: string): void {
  writeItem(tokenKey, token);
  writeCookie(token, lifetimeSeconds);
  hintSignedIn();
}

export function forgetToken(): void {
  removeItem(tokenKey);
  writeCookie("", 0);
  hintSignedIn();
}

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is asynchronous, and the next call needs the token at once.
  document.cookie = `${tokenKey}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
}
