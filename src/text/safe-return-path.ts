const base = "https://site.invalid";

/**
 * Where to go after login: a path of this site and nothing else, so that a forged link cannot send anyone elsewhere.
 * The login pages themselves and the API are no places to come back to.
 * @param value what the query or the stored last address says
 * @param fallback taken when the value is not a path of this site
 */
export function safeReturnPath(value: string | null | undefined, fallback: string): string {
  if (!value || value.length > 2000 || !value.startsWith("/") || /[\\\p{Cc}]/u.test(value)) return fallback;
  const url = URL.parse(value, base);
  if (!url || url.origin !== base || url.pathname.startsWith("//")) return fallback;
  if (/^\/(?:en\/|v2\/|en\/v2\/)?auth(?:\/|$)/.test(url.pathname) || /^\/api(?:\/|$)/.test(url.pathname))
    return fallback;
  return url.pathname + url.search + url.hash;
}
