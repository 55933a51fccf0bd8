import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#infra/database/tables.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { addMonths, type Day, firstOfMonth, jakartaDay } from "#time/jakarta-day.ts";
import type { LeadFilter } from "../inbox/lead-filter.ts";
import { openDealStates } from "./deal.ts";

const day = 86_400_000;

/** Returns the conditions of a filter on what a lead is worth, when it closes, why it was closed, and since when. */
export function dealConditions(
  is: ExpressionBuilder<Tables, "leads">,
  { value, close, reason, moved }: LeadFilter,
  now: Date,
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (value === "none") conditions.push(is("deal_value", "is", null));
  else if (value) {
    // Beside the amount: so that the index of valued leads is used.
    conditions.push(is("deal_value", "is not", null));
    if (value !== "any") conditions.push(is("deal_value", ">", rupiah(Number(value.replace("over-", "")))));
  }
  if (close === "none") conditions.push(is("expected_close", "is", null));
  else if (close) conditions.push(is("expected_close", "is not", null), ...closing(is, close, jakartaDay(now)));
  if (reason) conditions.push(is("close_reason_id", "=", Number(reason)));
  if (moved) {
    const [side, days] = moved.split("-") as ["over" | "under", string];
    const begins = new Date(now.getTime() - Number(days) * day);
    const since = is.fn.coalesce("state_at", "received_at");
    conditions.push(is(since, side === "under" ? ">=" : "<", begins));
    // Whoever came into a state lately changed lately: that has an index.
    if (side === "under") conditions.push(is("updated_at", ">=", begins));
  }
  return conditions;
}

function closing(is: ExpressionBuilder<Tables, "leads">, close: string, today: Day): Expression<SqlBool>[] {
  if (close === "any") return [];
  if (close === "overdue")
    return [is("expected_close", "<", today), sql<SqlBool>`state = any(${[...openDealStates]}::text[])`];
  const first = addMonths(firstOfMonth(today.slice(0, 7)), close === "next-month" ? 1 : 0);
  return [is("expected_close", ">=", first), is("expected_close", "<", addMonths(first, 1))];
}
