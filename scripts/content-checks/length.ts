import { pageTable } from "#site/page-table.ts";
import { locales } from "#text/locales.ts";
import { isProse, readRaw, textsOf } from "./walk.ts";

/** The least number of words on a page of the sitemap (DESIGN.md, "How it should read"). */
const minimum = (path: string) => (/^\/(products|solutions)\/(?!pricing)/.test(path) ? 350 : 150);

export function checkLength(): string[] {
  return pageTable
    .filter((row) => !row.unlisted)
    .flatMap((row) =>
      (row.locales ?? locales).flatMap((locale) => {
        const words = countWords(readRaw(locale, row.set));
        const required = minimum(row.path);
        return words < required
          ? [`content/${locale}/${row.set}.json has ${words} words, fewer than ${required} (${row.path})`]
          : [];
      }),
    );
}

function countWords(value: unknown): number {
  let count = 0;
  for (const text of textsOf(value)) if (isProse(text)) count += text.value.split(/\s+/).length;
  return count;
}
