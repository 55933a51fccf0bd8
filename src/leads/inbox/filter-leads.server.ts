import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#infra/database/tables.server.ts";
import { subtractWorkingDays } from "#time/working-days.ts";
import { enteredKinds } from "../entry/lead-entry.ts";
import { type OwnCondition, readOwnFilter } from "../entry/own-fields.ts";
import { dealConditions } from "../pipeline/deal-filter.server.ts";
import { type LeadFilter, readChoice } from "./lead-filter.ts";
import { type LeadState, leadStates } from "./lead-states.ts";

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
  if (owner) conditions.push(ownerCondition(owner, me ?? ""));
  const columns = { product, industry, locale, kind, origin, utm_source: source, utm_campaign: campaign };
  for (const [column, text] of Object.entries(columns)) if (text) conditions.push(choiceCondition(column, text));
  if (tag) conditions.push(tagCondition(tag));
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

/** Returns the condition that a column has one of the values, or none of them. */
function choiceCondition(name: string, text: string): Expression<SqlBool> {
  const { values, not } = readChoice(text);
  const column = sql.ref(name);
  if (values.length === 1 && !not) return sql<SqlBool>`${column} = ${values[0]}`;
  // A source was one value before, whatever signs it had.
  const found = sql<SqlBool>`${column} = any(${not ? values : [...values, text]}::text[])`;
  return not ? sql<SqlBool>`(${found}) is not true` : found;
}

function ownerCondition(text: string, me: string): Expression<SqlBool> {
  const { values, not } = readChoice(text);
  const ids = values.filter((value) => value !== "nobody").map((value) => (value === "me" ? me : value));
  const ofOne = ids.length === 1 ? sql`owner_id = ${ids[0]}` : sql`owner_id = any(${ids}::text[])`;
  const parts = [...(ids.length > 0 ? [ofOne] : []), ...(values.includes("nobody") ? [sql`owner_id is null`] : [])];
  if (parts.length === 0) return sql<SqlBool>`true`;
  const found = sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
  return not ? sql<SqlBool>`${found} is not true` : found;
}

function tagCondition(text: string): Expression<SqlBool> {
  const { values, not } = readChoice(text);
  if (values.length === 1 && !not) return sql<SqlBool>`tags @> array[${values[0]}]::text[]`;
  const found = sql<SqlBool>`tags && ${values}::text[]`;
  return not ? sql<SqlBool>`(${found}) is not true` : found;
}

/** Returns the states of a filter; none means all of them. */
export function statesOf({ state = "" }: LeadFilter): LeadState[] {
  const { values, not } = readChoice(state);
  return not ? leadStates.filter((each) => !values.includes(each)) : (values as LeadState[]);
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
