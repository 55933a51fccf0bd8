import type { Address } from "#address/address.ts";
import { publishedWords } from "#content/read-set.server.ts";
import { pageRows } from "#site/page-rows.server.ts";
import type { PageSuggestion } from "#site/site-services.ts";
import { editDistance, toleratedDistance } from "#text/edit-distance.ts";
import { type Locale, locales } from "#text/locales.ts";
import { titleOf } from "./page-title.ts";

interface Candidate extends PageSuggestion {
  /** The whole path, its last part, and the page's title, reduced to letters and digits. */
  names: string[];
}

/** A longer path is no typing error, and comparing it would take time. */
const maxPathLength = 80;
const maxSuggestions = 3;
/** Of the articles, the newest are compared, so that thousands do not make every 404 slow. */
const maxArticles = 500;

/** Returns the pages whose path or title is nearly what was requested, the nearest first. */
export function suggestPages({ locale, path }: Pick<Address, "locale" | "path">): PageSuggestion[] {
  if (path.length > maxPathLength) return [];
  const withoutExtension = path.replace(/\.\w+$/, "");
  const lastPart = withoutExtension.slice(withoutExtension.lastIndexOf("/") + 1);
  const requested = [...new Set([plain(withoutExtension), plain(lastPart)])];
  return candidatesIn(locale)
    .map((candidate) => ({ ...candidate, distance: nearestDistance(requested, candidate.names) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, maxSuggestions)
    .map(({ path, title }) => ({ path, title }));
}

function nearestDistance(requested: readonly string[], names: readonly string[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const from of requested) {
    const tolerated = toleratedDistance(from.length);
    for (const to of names) {
      if (from.length < 3 || Math.abs(from.length - to.length) > tolerated) continue;
      const distance = editDistance(from, to);
      if (distance <= tolerated) best = Math.min(best, distance);
    }
  }
  return best;
}

const candidatesByLocale = new Map<Locale, { words: unknown; candidates: Candidate[] }>();

/** Returns the listed pages of a language, read once for each state of the published words. */
function candidatesIn(locale: Locale): Candidate[] {
  const cached = candidatesByLocale.get(locale);
  if (cached?.words === publishedWords()) return cached.candidates;
  const rows = pageRows();
  const older = new Set(rows.filter(({ kind }) => kind === "resource").slice(maxArticles));
  const candidates = rows
    .filter((row) => !row.unlisted && !older.has(row) && (row.locales ?? locales).includes(locale))
    .flatMap((row) => {
      const title = titleOf(row, locale)?.title;
      if (!title) return [];
      const last = row.path.slice(row.path.lastIndexOf("/") + 1);
      const names = [row.path, last, title, title.split(/[:,]/, 1)[0]!].map(plain);
      return [{ path: row.path, title, names: [...new Set(names)].filter(Boolean) }];
    });
  candidatesByLocale.set(locale, { words: publishedWords(), candidates });
  return candidates;
}

/** Reduces a name to letters and digits: `/Products/Big-Social` and `productsbigsocial` are equal. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
