import type { Database } from "#infra/database/tables.server.ts";
import { filterConditions, statesOf } from "./filter-leads.server.ts";
import type { Lead, LeadListRequest, LeadRow, LeadsQuery } from "./lead-list-request.server.ts";
import { exactTime, inOrder, isAfter, type Position, readPosition, writePosition } from "./lead-order.server.ts";
import type { LeadState } from "./lead-states.ts";
import { matchingLeads, searchLeads } from "./search-leads.server.ts";
import { searchTerms } from "./search-terms.ts";

interface LeadPage {
  leads: Lead[];
  /** Null on the last page. */
  next: string | null;
}

/** Returns one page of the filtered list; null for an invalid cursor. */
export async function listLeads(db: Database, request: LeadListRequest): Promise<LeadPage | null> {
  const after = request.cursor === undefined ? undefined : readPosition(request.cursor);
  if (after === null) return null;
  const terms = searchTerms(request.filter.q ?? "");
  const search = terms.length > 0 ? searchLeads(db, terms, request, after) : filterLeads(db, request, after);
  const rows = await search;
  const leads = rows.slice(0, request.limit);
  const last = leads.at(-1);
  return { leads, next: rows.length > request.limit && last ? writePosition(last) : null };
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
 * Reads each state by its own index and merges them: leads of one state are not spread evenly over time, so a walk over all
 * leads may have to pass most of the table before it finds enough.
 */
function filterLeads(db: Database, request: LeadListRequest, after: Position | undefined): Promise<LeadRow[]> {
  const { filter, order, limit } = request;
  const ofState = (state?: LeadState) => {
    let query: LeadsQuery = db.selectFrom("leads").selectAll("leads");
    query = query.where((is) => is.and(filterConditions(is, filter, request)));
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

/** Returns how many leads a filter finds; reads all of them. */
export async function countLeads(
  db: Database,
  request: Pick<LeadListRequest, "filter" | "me" | "now">,
): Promise<number> {
  const terms = searchTerms(request.filter.q ?? "");
  const { count } = await matchingLeads(db.selectFrom("leads").selectAll("leads"), request, terms, terms)
    .clearSelect()
    .select((is) => is.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
