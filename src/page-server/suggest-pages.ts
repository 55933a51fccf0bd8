import type { Address } from "#address/address.ts";
import { editDistance, toleratedDistance } from "#search/edit-distance.ts";
import { pageTable } from "#site/page-table.ts";
import type { PageSuggestion } from "#site/site-services.ts";
import { type Locale, locales } from "#text/locales.ts";
import { titleOf } from "./page-title.ts";

interface Candidate extends PageSuggestion {
  /** The whole path, its last part, and the page's title, as letters and digits alone. */
  names: string[];
}

/** Longer paths are no slips of the pen, and comparing them would cost. */
const longestPath = 80;
const most = 3;

/** Returns the pages whose address or title is nearly what was requested, the nearest first. */
export function suggestPages({ locale, path }: Pick<Address, "locale" | "path">): PageSuggestion[] {
  if (path.length > longestPath) return [];
  const bare = path.replace(/\.\w+$/, "");
  const wanted = [...new Set([plain(bare), plain(bare.slice(bare.lastIndexOf("/") + 1))])];
  return candidatesIn(locale)
    .map((candidate) => ({ ...candidate, distance: nearest(wanted, candidate.names) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ path, title }) => ({ path, title }));
}

function nearest(wanted: readonly string[], names: readonly string[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const from of wanted) {
    const tolerated = toleratedDistance(from.length);
    for (const to of names) {
      if (from.length < 3 || Math.abs(from.length - to.length) > tolerated) continue;
      const distance = editDistance(from, to);
      if (distance <= tolerated) best = Math.min(best, distance);
    }
  }
  return best;
}

const known = new Map<Locale, Candidate[]>();

/** The listed pages of a language, read once: page titles change with a release only. */
function candidatesIn(locale: Locale): Candidate[] {
  const cached = known.get(locale);
  if (cached) return cached;
  const candidates = pageTable
    .filter((row) => !row.unlisted && (row.locales ?? locales).includes(locale))
    .flatMap((row) => {
      const title = titleOf(row, locale)?.title;
      if (!title) return [];
      const last = row.path.slice(row.path.lastIndexOf("/") + 1);
      const names = [row.path, last, title, title.split(/[:,]/, 1)[0]!].map(plain);
      return [{ path: row.path, title, names: [...new Set(names)].filter(Boolean) }];
    });
  known.set(locale, candidates);
  return candidates;
}

/** `/Products/Big-Social` and `productsbigsocial` are one name. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
