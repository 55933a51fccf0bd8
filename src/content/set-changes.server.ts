import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Locale } from "#text/locales.ts";
import { collectionOf } from "./collections.ts";
import { publishedWords, setFile } from "./read-set.server.ts";
import { currentReading } from "./reading.server.ts";
import type { SetName } from "./sets.ts";

/** For each content file, the hash of its words and the day of their last change. */
export type SetChanges = Record<string, { digest: string; changed: string }>;

/** Written by `npm run check -- --confirm`, since the dates of Git and files are not available at run time. */
export const changesFile = "content/changed.json";

/** Returns a short hash of a content file. */
export function digestSet(locale: Locale, name: SetName): string {
  return createHash("sha256")
    .update(readFileSync(setFile(locale, name)))
    .digest("hex")
    .slice(0, 16);
}

export function readChanges(): SetChanges {
  return existsSync(changesFile) ? JSON.parse(readFileSync(changesFile, "utf8")) : {};
}

/**
 * Returns the day (`YYYY-MM-DD`) on which a set's words were changed last, those of its entries included; undefined for
 * words without a date.
 */
export function dayOfChange(changes: SetChanges, locale: Locale, name: SetName): string | undefined {
  currentReading()?.used.add(`${locale}/${name}`);
  const layer = publishedWords();
  const collection = collectionOf(name)?.name;
  const [published] = [layer.day?.(locale, name), collection && layer.latestDay?.(locale, collection)]
    .filter((day) => day !== undefined)
    .toSorted()
    .reverse();
  if (published) return published;
  const entry = changes[`${locale}/${name}`];
  return entry?.digest === digestSet(locale, name) ? entry.changed : undefined;
}
