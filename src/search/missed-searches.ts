import { z } from "zod";
import { locales } from "#text/locales.ts";
import { answeredDay } from "#time/day-schema.ts";
import { plainWords } from "./search-terms.ts";

/** Characters of a counted query; what is longer is a sentence that hardly anybody types twice. */
const longest = 60;
const shortest = 3;
/** Digits from which a query may be a telephone, card or order number. */
const digitsOfNumber = 5;
/** Rows of the list. */
const maxListed = 200;

/** A query without a result, as the back office lists it. */
export const missedSearch = z.object({
  query: z.string(),
  locale: z.enum(locales),
  count: z.int(),
  /** The last day (Asia/Jakarta) on which it was typed. */
  last_day: answeredDay,
});
export type MissedSearch = z.output<typeof missedSearch>;

/**
 * Returns a query as it is counted: its words in small letters. Undefined for one that could name a person (an email
 * address, a number), that is too long to be a search, or that is hardly begun.
 */
export function countedQuery(query: string): string | undefined {
  if (query.includes("@") || (query.match(/\p{N}/gu) ?? []).length >= digitsOfNumber) return undefined;
  const words = plainWords(query.slice(0, 2 * longest)).toLowerCase();
  return words.length < shortest || words.length > longest ? undefined : words;
}

/**
 * Returns the queries to list, the most frequent first. While somebody types, the beginnings of the query are searched for
 * too: a beginning of a longer query is left out when it was not counted more often.
 */
export function listMissed(found: readonly MissedSearch[]): MissedSearch[] {
  const sorted = [...found].sort((a, b) => (a.query < b.query ? 1 : a.query > b.query ? -1 : 0));
  const longer = new Map<string, MissedSearch>();
  const kept = sorted.filter((row) => {
    const next = longer.get(row.locale);
    longer.set(row.locale, row);
    // In this order a query comes directly after those that it begins.
    return !(next?.query.startsWith(row.query) && row.count <= next.count);
  });
  return kept.sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1)).slice(0, maxListed);
}
