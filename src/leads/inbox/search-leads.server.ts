import { type SqlBool, sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { filterConditions, statesOf } from "./filter-leads.server.ts";
import type { LeadListRequest, LeadRow, LeadsQuery } from "./lead-list-request.server.ts";
import { exactTime, inOrder, isAfter, type Position } from "./lead-order.server.ts";
import type { SearchTerm } from "./search-terms.ts";

/** Leads that are read in the order of the list before the index of words is used. */
const recentLeads = 5000;
/** Leads in which each word is counted, to know which of several words are rare. */
const sampledLeads = 1000;
/** A word that is in more of the sampled leads is not looked up in the index. */
const mostInSample = 20;

/**
 * Returns one row more than a page of the leads that contain every word. Frequent words are found among the next leads of
 * the list, rare ones in the index of words: either way alone takes seconds for the other kind in a million leads, and
 * the planner knows too little of beginnings of words to choose.
 */
export async function searchLeads(
  db: Database,
  terms: readonly SearchTerm[],
  request: LeadListRequest,
  after: Position | undefined,
): Promise<LeadRow[]> {
  const next = nextLeads(db, request, after);
  const recent = inOrder(next, request.order).limit(recentLeads);
  const among = db.selectFrom(recent.as("leads")).selectAll("leads") as unknown as LeadsQuery;
  const found = await firstRows(matchingLeads(among, request, terms, []), request);
  if (found.length > request.limit) return found;
  const rare = await rareTerms(db, terms, request, after);
  return firstRows(matchingLeads(next, request, terms, rare), request, rare.length > 0);
}

function nextLeads(db: Database, { order }: LeadListRequest, after: Position | undefined): LeadsQuery {
  const all: LeadsQuery = db.selectFrom("leads").selectAll("leads");
  return after ? all.where((is) => isAfter(is, after, order)) : all;
}

const asQuery = ({ query, isAscii }: SearchTerm) =>
  isAscii ? sql`${query}::tsquery` : sql`to_tsquery('simple', ${query})`;

/**
 * Adds the conditions of the filter and of the search.
 * @param indexed the terms that are looked up in the index; the others are checked on what it finds
 */
export function matchingLeads(
  query: LeadsQuery,
  request: Pick<LeadListRequest, "filter" | "me" | "now">,
  terms: readonly SearchTerm[],
  indexed: readonly SearchTerm[],
): LeadsQuery {
  const states = statesOf(request.filter);
  let matched = query.where((is) => is.and(filterConditions(is, request.filter, request)));
  if (states.length > 0) matched = matched.where("state", "in", states);
  for (const term of terms) {
    // `is true` keeps a condition away from the index.
    const check = indexed.includes(term) ? sql.raw("") : sql.raw("is true");
    matched = matched.where(sql<SqlBool>`(leads.words @@ (${asQuery(term)})) ${check}`);
  }
  return matched;
}

/** Returns the terms to look up in the index: the rare ones, or the rarest of several frequent ones. */
async function rareTerms(
  db: Database,
  terms: readonly SearchTerm[],
  request: LeadListRequest,
  after: Position | undefined,
): Promise<readonly SearchTerm[]> {
  const long = terms.filter(({ isShort }) => !isShort);
  if (long.length < 2) return long;
  const sample = inOrder(nextLeads(db, request, after), request.order)
    .limit(sampledLeads)
    .as("leads");
  const counts = long.map((term, i) =>
    sql<number>`count(*) filter (where leads.words @@ (${asQuery(term)}))`.as(String(i)),
  );
  const counted = await db.selectFrom(sample).select(counts).executeTakeFirstOrThrow();
  const rarestFirst = long
    .map((term, i) => ({ term, count: Number(counted[String(i) as keyof typeof counted]) }))
    .sort((a, b) => a.count - b.count);
  const rare = rarestFirst.filter(({ count }) => count <= mostInSample);
  return (rare.length > 0 ? rare : rarestFirst.slice(0, 2)).map(({ term }) => term);
}

/** @param byIndex sorts by an expression, so that the planner does not walk the list for a word that may be rare */
function firstRows(query: LeadsQuery, { order, limit }: LeadListRequest, byIndex = false): Promise<LeadRow[]> {
  const rows = query.select(exactTime(order).as("at")).limit(limit + 1);
  if (!byIndex) return inOrder(rows, order).execute();
  const direction = order.direction === "newest" ? sql.raw("desc, id") : sql.raw("asc, id desc");
  const column = sql.ref(order.sort === "received" ? "leads.received_at" : "leads.updated_at");
  return rows.orderBy(sql`${column} + interval '0' ${direction}`).execute();
}
