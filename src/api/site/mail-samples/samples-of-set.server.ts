import { recordReading } from "#content/reading.server.ts";
import type { SetName } from "#content/sets.ts";
import type { Locale } from "#text/locales.ts";

/** A mail with sample data, and the languages in which it exists. */
interface SampleName {
  name: string;
  locales: Locale[];
}

const known = new Map<string, Promise<SampleName[]>>();

/** Returns the mails that show the words of a set; which words a mail reads is recorded while it is composed. */
export function samplesOfSet(set: SetName, site: string): Promise<SampleName[]> {
  const finding = known.get(set) ?? find(set, site);
  known.set(set, finding);
  return finding;
}

async function find(set: SetName, site: string): Promise<SampleName[]> {
  // The samples import React Email: loaded with the first request.
  const { mailSamples } = await import("./samples.server.ts");
  const found: SampleName[] = [];
  for (const { name, locales, compose } of mailSamples) {
    const [locale] = locales;
    const { used } = await recordReading(() => compose(locale!, site));
    if (used.includes(`${locale}/${set}`)) found.push({ name, locales: [...locales] });
  }
  return found;
}
