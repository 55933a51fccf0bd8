import { locales } from "#text/locales.ts";
import type { Finding } from "./finding.ts";
import { isProse } from "./prose.ts";
import { sitePages } from "./site-pages.ts";
import { textsIn } from "./walk.server.ts";

/** Returns the least number of words on a page of the sitemap (DESIGN.md, "How it should read"). */
const minimum = (path: string) => (/^\/(products|solutions)\/(?!pricing)/.test(path) ? 350 : 150);

/** Checks that no page of the sitemap is nearly empty. */
export function checkLength(): Finding[] {
  const rows = sitePages()?.table.filter((row) => !row.unlisted) ?? [];
  return rows.flatMap(({ path, set, locales: own }) =>
    (own ?? locales).flatMap((locale): Finding[] => {
      const words = [...textsIn(locale, set)]
        .filter(isProse)
        .reduce((count, { value }) => count + value.split(/\s+/).length, 0);
      const required = minimum(path);
      if (words >= required) return [];
      const message = `content/${locale}/${set}.json has ${words} words, fewer than ${required} (${path})`;
      const values = { words: String(words), required: String(required), page: path };
      return [{ rule: "length", code: "short_page", values, locale, set, keys: [], message }];
    }),
  );
}
