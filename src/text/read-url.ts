/** Returns an address as a URL, or null when it is none. `URL.parse` is newer than the browsers that the site supports. */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
