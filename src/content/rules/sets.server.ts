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
    return [{ rule: "set", code: "invalid", locale, set, keys: [], message: (error as Error).message }];
  }
}

function compareKeys(set: SetName): Finding[] {
  const [id, en] = locales.map((locale) => keysOf(readPublishedSet(locale, set))) as [KeyPaths, KeyPaths];
  const missing = (from: KeyPaths, other: KeyPaths, locale: Locale) =>
    [...from].filter(([path]) => !other.has(path)).map(([path, keys]) => ({ path, keys, locale }));
  // Pages of one language have a title in that language only.
  const isOfOneLanguage = (path: string) => sitePages()?.table.some((row) => row.locales && path.startsWith(row.path));
  return [...missing(id, en, "en"), ...missing(en, id, "id")]
    .filter(({ path }) => !(set === "meta" && isOfOneLanguage(path)))
    .map(({ path, keys, locale }) => ({
      rule: "set",
      code: "lacking",
      locale,
      set,
      keys,
      message: `content/${locale}/${set}.json lacks ${path}`,
    }));
}

/** Paths without the indexes of lists, which may differ in length, with the keys of the first place that has them. */
type KeyPaths = Map<string, PropertyKey[]>;

/** Returns the paths of all keys of objects at any depth. */
function keysOf(value: unknown): KeyPaths {
  const paths: KeyPaths = new Map();
  const visit = (branch: unknown, path: string, keys: PropertyKey[]) => {
    if (Array.isArray(branch)) for (const [index, item] of branch.entries()) visit(item, `${path}[]`, [...keys, index]);
    else if (branch && typeof branch === "object")
      for (const [key, item] of Object.entries(branch)) {
        const [keyPath, own] = [path ? `${path}.${key}` : key, [...keys, key]];
        if (!paths.has(keyPath)) paths.set(keyPath, own);
        visit(item, keyPath, own);
      }
  };
  visit(value, "", []);
  return paths;
}
