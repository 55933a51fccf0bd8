import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#infra/database/tables.server.ts";
import { subtractWorkingDays } from "#time/working-days.ts";
import { enteredKinds } from "../entry/lead-entry.ts";
import { type OwnCondition, readOwnFilter } from "../entry/own-fields.ts";
import { dealConditions } from "../pipeline/deal-filter.server.ts";
import type { LeadFilter } from "./lead-filter.ts";
import type { LeadState } from "./lead-states.ts";

const day = 86_400_000;

/** What the words of a filter mean for one person at one moment. */
export interface FilterContext {
  /** The id of the person for whom `me` stands. */
  me?: string | undefined;
  now: Date;
}

/** Returns the conditions of a filter, without those of its states and its search. */
export function filterConditions(
  is: ExpressionBuilder<Tables, "leads">,
  filter: LeadFilter,
  { me, now }: FilterContext,
): Expression<SqlBool>[] {
  const { owner, product, industry, locale, source, campaign, suspicion, age, kind, origin, tag, own } = filter;
  // A merged lead is read with the one into which it was merged.
  const conditions: Expression<SqlBool>[] = [is("merged_into", "is", null)];
  if (owner === "nobody") conditions.push(is("owner_id", "is", null));
  else if (owner) conditions.push(is("owner_id", "=", owner === "me" ? (me ?? "") : owner));
  if (product) conditions.push(is("product", "=", product));
  if (industry) conditions.push(is("industry", "=", industry));
  if (locale) conditions.push(is("locale", "=", sql<never>`${locale}`));
  if (source) conditions.push(is("utm_source", "=", source));
  if (campaign) conditions.push(is("utm_campaign", "=", campaign));
  if (kind) conditions.push(is("kind", "=", kind));
  if (origin) conditions.push(is("origin", "=", origin));
  if (tag) conditions.push(sql<SqlBool>`tags @> array[${tag}]::text[]`);
  for (const condition of readOwnFilter(own ?? "") ?? []) conditions.push(ownCondition(condition));
  if (suspicion === "any" || suspicion === "none")
    conditions.push(is("suspicion", suspicion === "any" ? "is not" : "is", null));
  else if (suspicion) conditions.push(is("suspicion", "=", suspicion));
  if (age) {
    const [side, days] = age.split("-") as ["over" | "under" | "waited", string];
    const begins =
      side === "waited" ? subtractWorkingDays(now, Number(days)) : new Date(now.getTime() - Number(days) * day);
    conditions.push(is("received_at", side === "under" ? ">=" : "<", begins));
    // Nobody waits for an answer to what staff entered.
    if (side === "waited") conditions.push(is("kind", "not in", [...enteredKinds]));
  }
  conditions.push(...dealConditions(is, filter, now));
  return conditions;
}

/** Returns the states of a filter; none means all of them. */
export function statesOf({ state }: LeadFilter): LeadState[] {
  return state ? ([...new Set(state.split(","))] as LeadState[]) : [];
}

/** Returns the condition on a field of the company's own; the exact one uses its index. */
function ownCondition({ field, test, value }: OwnCondition): Expression<SqlBool> {
  const text = sql<string>`(own_values->>${field})`;
  if (test === "has") return sql<SqlBool>`position(lower(${value}) in lower(${text})) > 0`;
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  if (test === "is") {
    const holds = (held: string | number) => sql<SqlBool>`own_values @> ${JSON.stringify({ [field]: held })}::jsonb`;
    return isNumber ? sql<SqlBool>`(${holds(value)} or ${holds(Number(value))})` : holds(value);
  }
  const sign = sql.raw(test === "from" ? ">=" : "<=");
  if (!isNumber) return sql<SqlBool>`${text} ${sign} ${value}`;
  return sql<SqlBool>`case when jsonb_typeof(own_values->${field}) = 'number'
    then ${text}::numeric ${sign} ${value}::numeric end`;
}
