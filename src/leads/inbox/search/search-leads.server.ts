import { type RawBuilder, type SqlBool, sql } from "kysely";
import { inOrder, isAfter, type Position } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { filterConditions, statesOf } from "../filter-leads.server.ts";
import type { LeadListRequest, LeadsQuery } from "../lead-list-request.server.ts";
import { keyOf } from "../lead-order.server.ts";
import { hasShortBeginnings } from "./search-index.server.ts";
import { isShortBeginning, type SearchTerm } from "./search-terms.ts";

/** The next leads of the list in which the words are counted, to know how frequent they are. */
const sampledLeads = 3000;
/** From which part of the leads a walk through the list costs less than the index of words, measured in a million. */
const walkFrom = { unfiltered: 0.003, filtered: 0.012 };
/** Enough words are looked up in the index when they are expected together in this part of the leads. */
const selective = 0.002;
/** Of words in more than this part of the leads, the index of beginnings costs less than that of words. */
const frequent = 0.004;

/** A way to find the leads that contain every word. */
export interface SearchPlan {
  terms: readonly SearchTerm[];
  /** The terms that are looked up in the index; the others are checked on what it finds. None: the list is walked. */
  indexed: readonly SearchTerm[];
  /** Those of them that are looked up by their beginnings. */
  byBeginning?: readonly SearchTerm[];
}

/**
 * Decides how a search is done. Frequent words are found soon by walking the list, rare ones in the index; either way takes
 * seconds for the other kind in a million leads, and the planner knows too little of beginnings of words to choose.
 */
export async function planSearch(
  db: Database,
  terms: readonly SearchTerm[],
  request: LeadListRequest,
  after: Position | undefined,
): Promise<SearchPlan> {
  const long = terms.filter(({ isShort }) => !isShort);
  if (long.length === 0) return { terms, indexed: [] };
  const { leads, together, counts, shortIndex } = await countInSample(db, terms, long, request, after);
  const isFiltered = Object.entries(request.filter).some(([name, value]) => name !== "q" && value);
  const isFrequent = together >= leads * walkFrom[isFiltered ? "filtered" : "unfiltered"];
  if (leads < sampledLeads || isFrequent) return { terms, indexed: [] };
  const rarestFirst = long
    .map((term, i) => ({ term, part: Math.max(counts[i]!, 1) / leads }))
    .sort((one, other) => one.part - other.part);
  const indexed: SearchTerm[] = [];
  const byBeginning: SearchTerm[] = [];
  let expected = 1;
  for (const { term, part } of rarestFirst) {
    if (expected <= selective) break;
    indexed.push(term);
    const hasIndex = term.beginning && (shortIndex || !isShortBeginning(term.beginning));
    if (hasIndex && part > frequent) byBeginning.push(term);
    expected *= part;
  }
  return { terms, indexed, byBeginning };
}

async function countInSample(
  db: Database,
  terms: readonly SearchTerm[],
  long: readonly SearchTerm[],
  { order }: LeadListRequest,
  after: Position | undefined,
) {
  let next: LeadsQuery = db.selectFrom("leads").selectAll("leads");
  if (after) next = next.where(isAfter(keyOf(order), after));
  const sample = inOrder(next, keyOf(order)).limit(sampledLeads).as("leads");
  const countOf = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`;
  const all = sql.join(terms.map(contains), sql` and `);
  const { leads, together, counts, shortIndex } = await db
    .selectFrom(sample)
    .select([
      sql<number>`count(*)`.as("leads"),
      countOf(all).as("together"),
      sql<number[]>`json_build_array(${sql.join(long.map((term) => countOf(contains(term))))})`.as("counts"),
      hasShortBeginnings.as("shortIndex"),
    ])
    .executeTakeFirstOrThrow();
  return { leads: Number(leads), together: Number(together), counts, shortIndex };
}

/** Returns the condition that a lead has a term. */
export const contains = ({ query, isAscii }: SearchTerm): RawBuilder<SqlBool> =>
  isAscii ? sql`leads.words @@ ${query}::tsquery` : sql`leads.words @@ to_tsquery('simple', ${query})`;

/** Adds the conditions of a search. */
export function withWords(query: LeadsQuery, { terms, indexed, byBeginning = [] }: SearchPlan): LeadsQuery {
  const { short = [], long = [] } = Object.groupBy(
    byBeginning.map(({ beginning }) => beginning!),
    (beginning) => (isShortBeginning(beginning) ? "short" : "long"),
  );
  let found = query;
  if (long.length > 0) found = found.where(sql<SqlBool>`lead_beginnings(leads.words) @> ${long}::text[]`);
  if (short.length > 0) found = found.where(sql<SqlBool>`lead_short_beginnings(leads.words) @> ${short}::text[]`);
  return terms.reduce((matched, term) => {
    const isLookedUp = indexed.includes(term) && !byBeginning.includes(term);
    // `is true` keeps a condition away from the index.
    return matched.where(isLookedUp ? contains(term) : sql<SqlBool>`(${contains(term)}) is true`);
  }, found);
}

/** Adds the conditions of a filter and of a search. */
export function matchingLeads(
  query: LeadsQuery,
  request: Pick<LeadListRequest, "filter" | "me" | "now">,
  plan: SearchPlan,
): LeadsQuery {
  const states = statesOf(request.filter);
  const filtered = query.where((is) => is.and(filterConditions(is, request.filter, request)));
  return withWords(states.length > 0 ? filtered.where("state", "in", states) : filtered, plan);
}
