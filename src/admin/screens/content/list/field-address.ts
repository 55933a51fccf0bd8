import type { Locale } from "#text/locales.ts";

/** Returns the address of a document in the editor; with a place, of the very field. */
export function fieldAddress(document: string, path = "", locale?: Locale | null): string {
  const query = new URLSearchParams({ ...(path && { field: path }), ...(locale && { language: locale }) }).toString();
  return `/content/documents/${encodeURIComponent(document)}${query && `?${query}`}`;
}
