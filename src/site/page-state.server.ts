import { collectionOf, collections } from "#content/collections.ts";
import { readPublishedSet } from "#content/published-document.server.ts";
import { publishedWords } from "#content/read-set.server.ts";
import { type SetName, setLocales, setNames } from "#content/sets.ts";
import { archiveName, sentLetters } from "#growth/newsletter/archive/sent-letters.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { SiteServices } from "./site-services.ts";

/** Returns `{locale}/{set}` for an entry (`{locale}/{collection}:{slug}`), and every other name as it is. */
export function stateNameOf(name: string): string {
  const [locale, document = ""] = name.split("/");
  const collection = collections[document.split(":")[0] as keyof typeof collections];
  return document.includes(":") && collection ? `${locale}/${collection.set}` : name;
}

/**
 * Returns the present state of something on which pages depend, by the name under which they are refreshed; undefined
 * where there is no such thing. Of a collection the whole set counts, since an article also leads to others.
 */
export async function readPageState(name: string, services: SiteServices): Promise<unknown[] | undefined> {
  if (name === "day") return [jakartaDay(services.now())];
  if (name === "prices") return Promise.all(locales.map((locale) => services.packages(locale)));
  if (name === "contact-links") return [services.contactLinks()];
  if (name === "event-seats") return services.fullEvents();
  // Made of the build and the configuration, which every stored page names anyway; writing it takes a tenth of a second.
  if (name === "openapi") return [];
  if (name === archiveName) return locales.map((locale) => sentLetters(locale));
  if (name.startsWith("media:")) return locales.map((locale) => services.readPicture(name, locale) ?? null);
  const [locale, set] = stateNameOf(name).split("/") as [Locale, SetName];
  if (!locales.includes(locale) || !setNames.includes(set) || !setLocales(set).includes(locale)) return undefined;
  return [readPublishedSet(locale, set), readPublishedSet(locale, "facts"), daysOf(locale, set)];
}

/** Returns the days on which the published words of a set and of its entries changed, which some pages show. */
function daysOf(locale: Locale, set: SetName): (string | undefined)[] {
  const layer = publishedWords();
  const collection = collectionOf(set)?.name;
  return [layer.day?.(locale, set), collection && layer.latestDay?.(locale, collection)];
}
