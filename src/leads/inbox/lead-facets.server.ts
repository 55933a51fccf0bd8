import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#infra/database/tables.server.ts";
import { type FilterContext, statesOf } from "./filter-leads.server.ts";
import type { LeadFilter } from "./lead-filter.ts";
import type { LeadState } from "./lead-states.ts";

/** Of fewer filters the index of one of them is as quick. */
const fewest = 3;
/** Up to so many expected leads they are all found by the index of facets; of more, a walk in order soon has a page. */
const mostFound = 1000;

interface SplitFilter {
  /** Values that the index of facets has. */
  facets: string[];
  /** The conditions beside them. With those that are facets too the planner would read their own indexes in addition. */
  others: LeadFilter;
  /** Several states, of which a lead has one. */
  states: LeadState[];
}

/** Values that most leads have: the index would read most of its rows for them, which costs more than to look at those found. */
const usual: Readonly<Record<string, string>> = { locale: "id", kind: "contact" };

/** Separates a filter into its facets and its other conditions; undefined when there are too few facets to be of use. */
export function splitFilter(filter: LeadFilter, { me }: FilterContext): SplitFilter | undefined {
  const { state, product, industry, locale, kind, owner, source, campaign, ...rest } = filter;
  const values = { product, industry, locale, kind, source, campaign, owner: owner === "me" ? (me ?? "") : owner };
  const isOneState = isOne(state);
  const named = Object.entries({ ...values, state: isOneState ? state : undefined }).filter(([, value]) => value);
  const given = named.filter(([, value]) => isOne(value));
  const several = named.filter(([, value]) => !isOne(value));
  const isUsual = ([name, value]: (typeof given)[number]) => usual[name] === value;
  const facets = given.filter((each) => !isUsual(each)).map(([name, value]) => `${name}:${value}`);
  if (given.length < fewest || facets.length === 0) return undefined;
  return {
    facets,
    others: { ...rest, ...Object.fromEntries([...given.filter(isUsual), ...several]) },
    states: isOneState ? [] : statesOf(filter),
  };
}

/** Returns whether a filter is one value, which the index of facets may have. */
const isOne = (value: string | undefined) => value === undefined || !(value.includes(",") || value.startsWith("!"));

/** Returns whether the planner expects so few leads of a query that all of them may be read and sorted. */
export async function isRare<Row>(query: SelectQueryBuilder<Tables, "leads", Row>): Promise<boolean> {
  const [row] = (await query.explain("json")) as { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }[];
  return row!["QUERY PLAN"][0].Plan["Plan Rows"] <= mostFound;
}

/** Restricts a query to leads that have all facets and one of the states, if there are any. */
export function withFacets<Row>(query: SelectQueryBuilder<Tables, "leads", Row>, { facets, states }: SplitFilter) {
  const found = query.where(sql<SqlBool>`
    lead_facets(leads.state, leads.product, leads.industry, leads.locale, leads.kind, leads.owner_id, leads.utm_source,
      leads.utm_campaign) @> ${facets}::text[]`);
  // `is true` keeps the states away from their own index, which would be read for all leads of each.
  return states.length > 0 ? found.where(sql<SqlBool>`(leads.state = any(${states}::text[])) is true`) : found;
}
