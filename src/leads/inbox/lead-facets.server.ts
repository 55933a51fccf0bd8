import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#infra/database/tables.server.ts";
import type { FilterContext } from "./filter-leads.server.ts";
import type { LeadFilter } from "./lead-filter.ts";

/** Of fewer filters the index of one of them is as quick. */
const fewest = 3;
/** Up to so many expected leads they are all found by the index of facets; of more, a walk in order soon has a page. */
const mostFound = 1000;

interface SplitFilter {
  /** Values that the index of facets has. */
  facets: string[];
  /** The conditions beside them. With those that are facets too the planner would read their own indexes in addition. */
  others: LeadFilter;
}

/** Separates a filter into its facets and its other conditions; undefined when there are too few facets to be of use. */
export function splitFilter(filter: LeadFilter, { me }: FilterContext): SplitFilter | undefined {
  const { state, product, industry, locale, kind, owner, source, campaign, ...rest } = filter;
  const isOneState = !state?.includes(",");
  const values = {
    state: isOneState ? state : undefined,
    product,
    industry,
    locale,
    kind,
    source,
    campaign,
    owner: owner === "me" ? (me ?? "") : owner,
  };
  const facets = Object.entries(values).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  if (facets.length < fewest) return undefined;
  return { facets, others: isOneState ? rest : { ...rest, state } };
}

/** Returns whether the planner expects so few leads of a query that all of them may be read and sorted. */
export async function isRare<Row>(query: SelectQueryBuilder<Tables, "leads", Row>): Promise<boolean> {
  const [row] = (await query.explain("json")) as { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }[];
  return row!["QUERY PLAN"][0].Plan["Plan Rows"] <= mostFound;
}

/** Restricts a query to leads that have all facets. */
export function withFacets<Row>(query: SelectQueryBuilder<Tables, "leads", Row>, facets: readonly string[]) {
  return query.where(sql<SqlBool>`
    lead_facets(leads.state, leads.product, leads.industry, leads.locale, leads.kind, leads.owner_id, leads.utm_source,
      leads.utm_campaign) @> ${[...facets]}::text[]`);
}
