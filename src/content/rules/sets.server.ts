import { type Locale, locales } from "#text/locales.ts";
import { readPublishedSet } from "../published-document.server.ts";
import { readSet } from "../read-set.server.ts";
import { type SetName, setLocales, setNames } from "../sets.ts";
import type { Finding } from "./finding.ts";
import { sitePages } from "./site-pages.ts";

/** Checks that each declared set exists and parses, and that no key is missing in one language. */
export function checkSets(): Finding[] {
  return setNames.flatMap((set) => {
    const wrong = setLocales(set).flatMap((locale) => findInvalid(locale, set));
    return wrong.length > 0 || setLocales(set).length < 2 ? wrong : compareKeys(set);
  });
}

function findInvalid(locale: Locale, set: SetName): Finding[] {
  try {
    readSet(locale, set);
    return [];
  } catch (error) {
    return [{ rule: "set", locale, set, keys: [], message: (error as Error).message }];
  }
}

function compareKeys(set: SetName): Finding[] {
  const [id, en] = locales.map((locale) => new Set(keysOf(readPublishedSet(locale, set)))) as [
    Set<string>,
    Set<string>,
  ];
  const missing = (from: Set<string>, other: Set<string>) => [...from].filter((key) => !other.has(key));
  // Pages of one language have a title in that language only.
  const isOfOneLanguage = (key: string) => sitePages()?.table.some((row) => row.locales && key.startsWith(row.path));
  const lacking = [...missing(id, en).map((key) => [key, "en"]), ...missing(en, id).map((key) => [key, "id"])];
  return (lacking as [string, Locale][])
    .filter(([key]) => !(set === "meta" && isOfOneLanguage(key)))
    .map(([key, locale]) => ({
      rule: "set",
      locale,
      set,
      keys: key.split("."),
      message: `content/${locale}/${set}.json lacks ${key}`,
    }));
}

/** Returns the paths of all keys of objects at any depth. Lists may differ in length, so their indexes are left out. */
function keysOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, `${path}[]`));
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const keyPath = path ? `${path}.${key}` : key;
    return [keyPath, ...keysOf(item, keyPath)];
  });
}
