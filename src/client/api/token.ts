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
}

export function forgetToken(): void {
  removeItem(key);
  writeCookie("", 0);
}

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is asynchronous, and the next call needs the token at once.
  document.cookie = `${key}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
}
