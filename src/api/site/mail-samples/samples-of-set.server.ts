import { setImmediate } from "node:timers/promises";
import { recordReading } from "#content/reading.server.ts";
import type { SetName } from "#content/sets.ts";
import type { Locale } from "#text/locales.ts";

/** A mail with sample data, the languages in which it exists, and its subject in each. */
interface NamedSample {
  name: string;
  locales: Locale[];
  subjects: Partial<Record<Locale, string>>;
}

let known: Promise<(NamedSample & { used: ReadonlySet<string> })[]> | undefined;

/** Returns the mails that show the words of a set; which words a mail reads is recorded while it is composed. */
export async function samplesOfSet(set: SetName, site: string): Promise<NamedSample[]> {
  known ??= composeAll(site).catch((error) => {
    known = undefined;
    throw error;
  });
  return (await known).filter(({ used }) => used.has(set)).map(({ used: _, ...sample }) => sample);
}

async function composeAll(site: string) {
  // The samples import React Email: loaded with the first request.
  const { mailSamples } = await import("./samples.server.ts");
  const samples = [];
  for (const { name, locales, compose } of mailSamples) {
    const subjects: Partial<Record<Locale, string>> = {};
    const used = new Set<string>();
    for (const locale of locales) {
      const { result, used: sets } = await recordReading(() => compose(locale, site));
      subjects[locale] = result.subject;
      for (const set of sets) used.add(set.slice(locale.length + 1));
      // Pages are served in between.
      await setImmediate();
    }
    samples.push({ name, locales: [...locales], subjects, used });
  }
  return samples;
}
