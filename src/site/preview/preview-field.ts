import type { Locale } from "#text/locales.ts";

/** Where a text of a preview is edited: its document and language, and its place as a JSON pointer. */
export interface PreviewField {
  document: string;
  locale: Locale;
  path: string;
}
