import { writeFileSync } from "node:fs";
import { changesFile, digestSet, readChanges } from "#content/set-changes.server.ts";
import { setLocales, setNames } from "#content/sets.ts";
import { jakartaDay } from "#time/jakarta-day.ts";

/** Records today as the date of every set whose texts differ from the recorded ones. The sitemap shows the dates. */
export function recordChanges(now = new Date()): void {
  const recorded = readChanges();
  const entries = setNames.flatMap((name) =>
    setLocales(name).map((locale) => {
      const key = `${locale}/${name}`;
      const digest = digestSet(locale, name);
      return [key, recorded[key]?.digest === digest ? recorded[key] : { digest, changed: jakartaDay(now) }] as const;
    }),
  );
  writeFileSync(changesFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
