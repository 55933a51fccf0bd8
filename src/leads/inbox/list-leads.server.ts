import type { Database } from "#infra/database/tables.server.ts";
import { filterConditions, statesOf } from "./filter-leads.server.ts";
import { isRare, splitFilter, withFacets } from "./lead-facets.server.ts";
import type { Lead, LeadListRequest, LeadRow, LeadsQuery } from "./lead-list-request.server.ts";
import {
  exactTime,
  inOrder,
  inOrderOfFound,
  isAfter,
  type Position,
  readPosition,
  writePosition,
} from "./lead-order.server.ts";
import type { LeadState } from "./lead-states.ts";
import { matchingLeads, planSearch, type SearchPlan, withWords } from "./search/search-leads.server.ts";
import { searchTerms } from "./search/search-terms.ts";

interface LeadPage {
  leads: Lead[];
  /** Null on the last page. */
  next: string | null;
}

/** Returns one page of the filtered list; null for an invalid cursor. */
export async function listLeads(db: Database, request: LeadListRequest): Promise<LeadPage | null> {
  const after = request.cursor === undefined ? undefined : readPosition(request.cursor);
  if (after === null) return null;
  const plan = await planSearch(db, searchTerms(request.filter.q ?? ""), request, after);
  const found = await readRows(db, plan, request, after);
  const leads = found.slice(0, request.limit);
  const last = leads.at(-1);
  return { leads, next: found.length > request.limit && last ? writePosition(last) : null };
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
export async function* allLeads(
  db: Database,
  request: Omit<LeadListRequest, "cursor" | "limit">,
): AsyncGenerator<Lead[]> {
  let cursor: string | undefined;
  do {
    const page = await listLeads(db, { ...request, cursor, limit: 1000 });
    if (page && page.leads.length > 0) yield page.leads;
    cursor = page?.next ?? undefined;
  } while (cursor);
}

/**
 * Reads the list in its order. Each state is read by its own index and they are merged: leads of one state are not spread
 * evenly over time, so a walk over all of them may have to pass most of the table before it finds enough.
 */
function walkLeads(db: Database, plan: SearchPlan, request: LeadListRequest, after?: Position): Promise<LeadRow[]> {
  const { filter, order, limit } = request;
  const ofState = (state?: LeadState) => {
    let query: LeadsQuery = db.selectFrom("leads").selectAll("leads");
    query = withWords(query, plan).where((is) => is.and(filterConditions(is, filter, request)));
    if (after) query = query.where((is) => isAfter(is, after, order));
    if (state) query = query.where("state", "=", state);
    const first = inOrder(query, order).limit(limit + 1);
    return db.selectFrom(first.as("leads")).selectAll("leads");
  };
  const states = statesOf(filter);
  const [first, ...others] = states.length > 0 ? states.map(ofState) : [ofState()];
  const merged = others.reduce((all, query) => all.unionAll(query), first!);
  const leads = db.selectFrom(merged.as("leads")).selectAll("leads") as unknown as LeadsQuery;
  return inOrder(leads, order)
    .select(exactTime(order).as("at"))
    .limit(limit + 1)
    .execute();
}

/** Reads what the index of words or that of facets finds. */
function findLeads(selected: LeadsQuery, { order, limit }: LeadListRequest, after?: Position): Promise<LeadRow[]> {
  const query = after ? selected.where((is) => isAfter(is, after, order)) : selected;
  return inOrderOfFound(query, order)
    .select(exactTime(order).as("at"))
    .limit(limit + 1)
    .execute();
}

/** Returns how many leads a filter finds; reads all of them. */
export async function countLeads(
  db: Database,
  request: Pick<LeadListRequest, "filter" | "me" | "now">,
): Promise<number> {
  const terms = searchTerms(request.filter.q ?? "");
  const plan = { terms, indexed: terms.filter(({ isShort }) => !isShort) };
  const { count } = await matchingLeads(db.selectFrom("leads").selectAll("leads"), request, plan)
    .clearSelect()
    .select((is) => is.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
