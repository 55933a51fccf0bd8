import { readItem, removeItem, writeItem } from "#client/storage/storage.ts";
import type { Locale } from "#text/locales.ts";
import type { Words } from "./document-store.ts";

/** What was typed and is not confirmed by the server, with the words that it began from. */
interface LocalCopy {
  words: Words | null;
  base: Words | null;
  at: string;
}

const keyOf = (document: string, locale: Locale) => `admin.content.${document}.${locale}`;

export function readCopy(document: string, locale: Locale): LocalCopy | undefined {
  try {
    return (JSON.parse(readItem(keyOf(document, locale)) ?? "null") as LocalCopy | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeCopy(document: string, locale: Locale, copy: LocalCopy): void {
  writeItem(keyOf(document, locale), JSON.stringify(copy));
}

export function removeCopy(document: string, locale: Locale): void {
  removeItem(keyOf(document, locale));
}
