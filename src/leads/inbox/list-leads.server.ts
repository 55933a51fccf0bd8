import {
  cutPage,
  inOrder,
  isAfter,
  type Page,
  type Position,
  type Positioned,
  pages,
  positionOf,
  readCursor,
} from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { filterConditions, statesOf } from "./filter-leads.server.ts";
import { isRare, splitFilter, withFacets } from "./lead-facets.server.ts";
import type { Lead, LeadListRequest, LeadsQuery } from "./lead-list-request.server.ts";
import { keyOf, keyOfFound } from "./lead-order.server.ts";
import type { LeadState } from "./lead-states.ts";
import { correctTerms } from "./search/correct-terms.server.ts";
import { matchingLeads, planSearch, type SearchPlan, withWords } from "./search/search-leads.server.ts";
import { type SearchTerm, searchTerms } from "./search/search-terms.ts";

/** A page, and the words that were looked for in place of what was typed, where that is in no lead. */
type FoundPage = Page<Lead> & { corrected?: string[] };

/** Returns one page of the filtered list. A search that finds nothing is repeated with one letter of a word corrected. */
export async function listLeads(db: Database, request: LeadListRequest): Promise<FoundPage> {
  const terms = searchTerms(request.filter.q ?? "");
  const page = await listMatching(db, terms, request);
  if (page.rows.length > 0 || terms.length === 0) return page;
  // The rest of a list that found something may have gone.
  const isLater = request.cursor !== undefined;
  if (isLater && (await listMatching(db, terms, { ...request, cursor: undefined, limit: 1 })).rows.length > 0)
    return page;
  const corrected = await correctTerms(db, terms);
  if (!corrected) return page;
  return { ...(await listMatching(db, corrected.terms, request)), corrected: corrected.words };
}

async function listMatching(db: Database, terms: readonly SearchTerm[], request: LeadListRequest): Promise<Page<Lead>> {
  const after = readCursor(keyOf(request.order), request.cursor);
  const plan = await planSearch(db, terms, request, after);
  return cutPage(await readRows(db, plan, request, after), request.limit);
}

/** Reads one row more than the page, in the way that costs least. */
async function readRows(db: Database, plan: SearchPlan, request: LeadListRequest, after?: Position) {
  const all = db.selectFrom("leads").selectAll("leads");
  const selected = matchingLeads(all, request, plan);
  if (plan.indexed.length > 0) return findLeads(selected, request, after);
  const split = plan.terms.length === 0 ? splitFilter(request.filter, request) : undefined;
  if (!split || !(await isRare(selected))) return walkLeads(db, plan, request, after);
  const withOthers = matchingLeads(all, { ...request, filter: split.others }, plan);
  return findLeads(withFacets(withOthers, split), request, after);
}

/** Yields the filtered list in batches, so that an export never loads the whole table. */
export const allLeads = (db: Database, request: Omit<LeadListRequest, "cursor" | "limit">) =>
  pages((paging) => listLeads(db, { ...request, ...paging }));

/**
 * Reads the list in its order. Each state is read by its own index and they are merged: leads of one state are not spread
 * evenly over time, so a walk over all of them may have to pass most of the table before it finds enough.
 */
function walkLeads(db: Database, plan: SearchPlan, request: LeadListRequest, after?: Position) {
  const { filter, order, limit } = request;
  const key = keyOf(order);
  const ofState = (state?: LeadState) => {
    let query: LeadsQuery = db.selectFrom("leads").selectAll("leads");
    query = withWords(query, plan).where((is) => is.and(filterConditions(is, filter, request)));
    if (after) query = query.where(isAfter(key, after));
    if (state) query = query.where("state", "=", state);
    const first = inOrder(query, key).limit(limit + 1);
    return db.selectFrom(first.as("leads")).selectAll("leads");
  };
  const states = statesOf(filter);
  const [first, ...others] = states.length > 0 ? states.map(ofState) : [ofState()];
  const merged = others.reduce((all, query) => all.unionAll(query), first!);
  const leads = db.selectFrom(merged.as("leads")).selectAll("leads") as unknown as LeadsQuery;
  return readOneMore(inOrder(leads, key), request);
}

/** Reads what the index of words or that of facets finds. */
function findLeads(selected: LeadsQuery, request: LeadListRequest, after?: Position) {
  const query = after ? selected.where(isAfter(keyOf(request.order), after)) : selected;
  return readOneMore(inOrder(query, keyOfFound(request.order)), request);
}

const readOneMore = (query: LeadsQuery, { order, limit }: LeadListRequest): Promise<Positioned<Lead>[]> =>
  query
    .select(positionOf(keyOf(order)))
    .limit(limit + 1)
    .execute();

/** Returns how many leads a filter finds; reads all of them. */
export async function countLeads(
  db: Database,
  request: Pick<LeadListRequest, "filter" | "me" | "now">,
): Promise<number> {
  const terms = searchTerms(request.filter.q ?? "");
  const count = await countMatching(db, terms, request);
  if (count > 0 || terms.length === 0) return count;
  const corrected = await correctTerms(db, terms);
  return corrected ? countMatching(db, corrected.terms, request) : 0;
}

async function countMatching(
  db: Database,
  terms: readonly SearchTerm[],
  request: Pick<LeadListRequest, "filter" | "me" | "now">,
): Promise<number> {
  const plan = { terms, indexed: terms.filter(({ isShort }) => !isShort) };
  const { count } = await matchingLeads(db.selectFrom("leads").selectAll("leads"), request, plan)
    .clearSelect()
    .select((is) => is.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
