import { type Locale, locales } from "#text/locales.ts";
import type { SetName } from "../sets.ts";
import type { Finding } from "./finding.ts";
import { isProse } from "./prose.ts";
import { sitePages } from "./site-pages.ts";
import { textsIn } from "./walk.server.ts";

/** Returns the least number of words on a page of the sitemap (DESIGN.md, "How it should read"). */
const minimum = (path: string) => (/^\/(products|solutions)\/(?!pricing)/.test(path) ? 350 : 150);

/** Checks that no page of the sitemap is nearly empty. */
export function* checkLength(): Generator<Finding | undefined> {
  const rows = sitePages()?.table.filter((row) => !row.unlisted) ?? [];
  for (const { path, set, locales: own } of rows) {
    for (const locale of own ?? locales) {
      yield;
      const required = minimum(path);
      const words = countWords(locale, set, required);
      if (words >= required) continue;
      const message = `content/${locale}/${set}.json has ${words} words, fewer than ${required} (${path})`;
      const values = { words: String(words), required: String(required), page: path };
      yield { rule: "length", code: "short_page", values, locale, set, keys: [], message };
    }
  }
}

/** Counts the words of prose in a set, until there are enough. */
function countWords(locale: Locale, set: SetName, enough: number): number {
  let words = 0;
  for (const text of textsIn(locale, set)) {
    if (isProse(text)) words += text.value.split(/\s+/).length;
    if (words >= enough) break;
  }
  return words;
}
