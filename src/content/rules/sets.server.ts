import type { Locale } from "#text/locales.ts";
import { readPublishedSet } from "../published-document.server.ts";
import { readSet } from "../read-set.server.ts";
import { type SetName, setLocales, setNames } from "../sets.ts";
import { validWords } from "../valid-words.server.ts";
import type { Finding } from "./finding.ts";
import { sitePages } from "./site-pages.ts";

/** Checks that each declared set exists and parses, and that no key is missing in one language. */
export function* checkSets(): Generator<Finding | undefined> {
  for (const set of setNames) {
    yield;
    const wrong = setLocales(set).flatMap((locale) => findInvalid(locale, set));
    if (wrong.length > 0 || setLocales(set).length < 2) yield* wrong;
    else yield* compareKeys(set);
  }
}

function findInvalid(locale: Locale, set: SetName): Finding[] {
  try {
    // What a page shows may be the shipped words in the place of those that do not fit.
    validWords(set, readPublishedSet(locale, set), () => readSet(locale, "facts"));
    return [];
  } catch (error) {
    return [{ rule: "set", code: "invalid", locale, set, keys: [], message: (error as Error).message }];
  }
}

function* compareKeys(set: SetName): Generator<Finding | undefined> {
  const id = keysOf(readPublishedSet("id", set));
  yield;
  const en = keysOf(readPublishedSet("en", set));
  yield;
  const missing = (from: KeyPaths, other: KeyPaths, locale: Locale) =>
    [...from].filter(([path]) => !other.has(path)).map(([path, keys]) => ({ path, keys, locale }));
  // Pages of one language have a title in that language only.
  const isOfOneLanguage = (path: string) => sitePages()?.table.some((row) => row.locales && path.startsWith(row.path));
  yield* [...missing(id, en, "en"), ...missing(en, id, "id")]
    .filter(({ path }) => !(set === "meta" && isOfOneLanguage(path)))
    .map(
      ({ path, keys, locale }): Finding => ({
        rule: "set",
        code: "lacking",
        locale,
        set,
        keys,
        message: `content/${locale}/${set}.json lacks ${path}`,
      }),
    );
}

/** Paths without the indexes of lists, which may differ in length, with the keys of the first place that has them. */
type KeyPaths = Map<string, PropertyKey[]>;

/** Returns the paths of all keys of objects at any depth. */
function keysOf(value: unknown): KeyPaths {
  const paths: KeyPaths = new Map();
  const keys: PropertyKey[] = [];
  const visit = (branch: unknown, path: string) => {
    if (typeof branch !== "object" || branch === null) return;
    for (const [key, item] of Array.isArray(branch) ? branch.entries() : Object.entries(branch)) {
      const keyPath = typeof key === "number" ? `${path}[]` : path ? `${path}.${key}` : key;
      keys.push(key);
      if (typeof key === "string" && !paths.has(keyPath)) paths.set(keyPath, [...keys]);
      visit(item, keyPath);
      keys.pop();
    }
  };
  visit(value, "");
  return paths;
}
