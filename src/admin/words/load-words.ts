import type { SetName, Words } from "#content/sets.ts";
import type { Locale } from "#text/locales.ts";
import { rememberLoaded } from "../early/remember-loaded.ts";

/** The names of the content sets of the back office. */
export type AdminSet = Extract<SetName, "admin" | `admin-${string}`>;

// Their form is checked by a test (`content/admin-words.test.ts`); here they are only loaded.
const files = import.meta.glob<unknown>("/content/*/admin*.json", { import: "default" });
const millisecondsBeforeRepeat = 1000;
const loading = new Map<string, Promise<unknown>>();

/** Loads a content set once; later calls return the same promise, so that `use` does not suspend again. */
export function loadWords<Name extends AdminSet>(locale: Locale, name: Name): Promise<Words<Name>> {
  const file = `/content/${locale}/${name}.json`;
  let words = loading.get(file);
  if (!words) {
    words = rememberLoaded(files[file]?.() ?? Promise.reject(new Error(`${file} is missing`)));
    loading.set(file, words);
    // A failed request may be repeated, but not by React's own second try, or the failure would never be shown.
    words.catch(() => setTimeout(() => loading.delete(file), millisecondsBeforeRepeat));
  }
  return words as Promise<Words<Name>>;
}

/** Begins to load the set of a resource, which most of its screens show; others load their own when they are drawn. */
export async function preloadWords(locale: Locale, resource: string): Promise<void> {
  if (`/content/${locale}/admin-${resource}.json` in files) await loadWords(locale, `admin-${resource}` as AdminSet);
}
