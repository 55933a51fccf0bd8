import { removeItem, writeItem } from "../storage/storage.ts";
import { tokenKey, updateSignedInHint } from "./stored-token.ts";

/** The access token's own lifetime (DECISIONS.md, "Login and the token"). */
const lifetimeSeconds = 600;

/** Returns the token of every call but `GET /user/login`. */
export function cookieToken(): string | undefined {
  return document.cookie.match(/(?:^|;\s*)token=([^;]+)/)?.[1];
}

/** Stores a fresh access token in both places that SPEC.md names. */
export function saveToken(token: string): void {
  writeItem(tokenKey, token);
  writeCookie(token, lifetimeSeconds);
  updateSignedInHint();
}

export function clearToken(): void {
  removeItem(tokenKey);
  writeCookie("", 0);
  updateSignedInHint();
}

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is asynchronous, and the next call needs the token at once.
  document.cookie = `${tokenKey}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
}
