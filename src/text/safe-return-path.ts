import { readUrl } from "./read-url.ts";

const base = "https://site.invalid";

/**
 * Returns the path to go to after a login: a path of this site, so that a forged value cannot redirect to another site,
 * and not one of the login pages (but for an invitation, which goes on after the login) or the API.
 * @param value the stored address, not trusted
 * @param fallback returned for anything else
 */
export function safeReturnPath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > 2000) return fallback;
  if (!value.startsWith("/") || /[\\\s\p{Cc}]/u.test(value)) return fallback;
  const url = readUrl(value, base);
  if (!url || url.origin !== base || url.pathname.startsWith("//")) return fallback;
  if (
    /^\/(?:en\/|v2\/|en\/v2\/)?auth(?:\/(?!staff-invitation$)|$)/.test(url.pathname) ||
    /^\/api(?:\/|$)/.test(url.pathname)
  )
    return fallback;
  return url.pathname + url.search + url.hash;
}
