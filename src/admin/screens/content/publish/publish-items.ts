import { compareWords, type WordsChange } from "#content/compare-words.ts";
import type { DocumentView } from "#publishing/content-view.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { Sides } from "../draft/document-store.ts";
import { countFaults } from "../shape/check-value.ts";
import { readShape } from "../shape/shape.ts";

/** A draft that can be published. */
export interface PublishItem {
  document: string;
  title: string;
  locale: Locale;
  version: number;
  changes: readonly WordsChange[];
  /** It waits for its time already. */
  isScheduled: boolean;
  /** How many places prevent it from being published. */
  faults: number;
}

/** Returns the languages of a document that differ from what visitors read. */
export function ownItems({ name, title, schema }: DocumentView, sides: Sides): PublishItem[] {
  const shape = readShape(schema);
  return locales.flatMap((locale) => {
    const { words, base } = sides[locale];
    const changes = words ? compareWords(base.published ?? {}, words) : [];
    if (changes.length === 0) return [];
    const faults = Math.max(countFaults(shape, words), base.issues.length);
    return [
      {
        document: name,
        title,
        locale,
        version: base.version,
        changes,
        faults,
        isScheduled: base.state === "scheduled",
      },
    ];
  });
}
