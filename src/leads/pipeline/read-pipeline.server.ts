import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { addDays, addMonths, type Day, dayBegins, firstOfMonth, jakartaDay } from "#time/jakarta-day.ts";
import "../tables.server.ts";
import { filterConditions } from "../inbox/filter-leads.server.ts";
import { type BoardState, boardStates, isClosed, openDealStates, stateWeights, weighted } from "./deal.ts";
import type { BoardColumn, ForecastView } from "./pipeline-contract.ts";

/** Leads of a column that are counted; of more the board says so. Few of them have a value, so that all values are summed. */
const mostCounted = 1_000;
/** Closed leads that the board shows, by the days since they were closed. */
const closedShown = "under-30";
/** Leads with a value that a forecast or a column of the board sums. */
const mostDeals = 20_000;
const forecastMonths = 12;
/** Changes of state of which the average time in a state is taken: those of half a year, the newest first. */
const paceDays = 180;
const mostMoves = 5_000;

/** Returns how many leads each column of the board has, and their sum of values. */
export async function readBoard(
  db: Database,
  filter: { owner?: string | undefined; product?: string | undefined },
  context: { me: string; now: Date },
): Promise<BoardColumn[]> {
  const ofState = (state: BoardState) => {
    const narrowed = { ...filter, ...(isClosed(state) && { moved: closedShown }) };
    return db
      .selectFrom("leads")
      .select("deal_value")
      .where("state", "=", state)
      .where((is) => is.and(filterConditions(is, narrowed, context)));
  };
  return Promise.all(
    boardStates.map(async (state) => {
      const counted = ofState(state).limit(mostCounted + 1);
      const valued = ofState(state).where("deal_value", "is not", null).limit(mostDeals);
      const { count, value } = await db
        .selectFrom([
          db
            .selectFrom(counted.as("leads"))
            .select((is) => is.fn.countAll<number>().as("count"))
            .as("counted"),
          db
            .selectFrom(valued.as("leads"))
            .select(sql<Rupiah>`coalesce(sum(deal_value), 0)::bigint`.as("value"))
            .as("valued"),
        ])
        .select(["count", "value"])
        .executeTakeFirstOrThrow();
      const all = Number(count);
      return {
        state,
        count: Math.min(all, mostCounted),
        more: all > mostCounted,
        value,
        weight: stateWeights[state],
      };
    }),
  );
}

/** What leads of one owner in one state are expected to bring in a month. */
interface ForecastRow {
  month: string | null;
  owner_id: string | null;
  state: BoardState;
  count: number;
  value: Rupiah;
}

/**
 * Returns what open leads with a value are expected to bring, by month, owner and state, and what was won in the months shown.
 * What should have closed before today's month stands in its own month, and what has no day in none.
 */
export async function readForecast(db: Database, now: Date) {
  const today = jakartaDay(now);
  const first = firstOfMonth(today.slice(0, 7));
  const months = Array.from({ length: forecastMonths }, (_, index) => addMonths(first, index).slice(0, 7));
  const begins = dayBegins(first);
  const { rows } = await sql<ForecastRow>`
    select month, owner_id, state, count(*)::int as count, sum(deal_value)::bigint as value from (
      (select to_char(expected_close, 'YYYY-MM') as month, owner_id, state, deal_value from leads
      where deal_value is not null and merged_into is null and state = any(${[...openDealStates]}::text[])
      order by expected_close, id limit ${mostDeals})
      union all
      (select to_char(state_at at time zone 'Asia/Jakarta', 'YYYY-MM'), owner_id, state, deal_value from leads
      where deal_value is not null and merged_into is null and state = 'won'
        and updated_at >= ${begins} and state_at >= ${begins}
      order by updated_at desc limit ${mostDeals})
    ) deals
    group by month, owner_id, state order by month nulls last, owner_id nulls last, state`.execute(db);
  const summed = rows.reduce((sum, { count }) => sum + count, 0);
  return {
    months,
    rows: rows.map((row) => ({ ...row, weighted: weighted(row.value, row.state) })),
    more: summed >= mostDeals,
    pace: await readPace(db, addDays(today, -paceDays)),
  };
}

/** Returns how many days leads were in each state that they left since a day, on average. */
async function readPace(db: Database, since: Day): Promise<ForecastView["pace"]> {
  const { rows } = await sql<{ state: string; stays: number; days: number }>`
    select state, count(*)::int as stays, (avg(extract(epoch from ended - began)) / 86400)::float8 as days from (
      select moves.state, moves.at as ended, coalesce(
        (select max(earlier.at) from lead_events earlier
        where earlier.lead_id = moves.lead_id and earlier.id < moves.id and earlier.kind = 'moved'),
        leads.received_at) as began
      from (
        select id, lead_id, at, details->>'from' as state from lead_events
        where kind = 'moved' and at >= ${dayBegins(since)}
        order by at desc limit ${mostMoves}
      ) moves join leads on leads.id = moves.lead_id
    ) stays group by state`.execute(db);
  const byState = new Map(rows.map((row) => [row.state, row]));
  return boardStates.map((state) => {
    const { stays = 0, days = null } = byState.get(state) ?? {};
    return { state, weight: stateWeights[state], stays, days: days === null ? null : Math.round(days * 10) / 10 };
  });
}

/** Returns the orders of a list that came from a lead, by their ids, each with its lead. */
export async function leadsOfOrders(db: Database, orders: readonly string[]): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom("lead_orders")
    .select(["order_id", "lead_id"])
    .where("order_id", "in", [...orders])
    .execute();
  return new Map(rows.map(({ order_id, lead_id }) => [order_id, lead_id]));
}

/** Returns the orders that came from a lead; `linkedOrders` of the shop names them. */
export async function ordersOfLead(db: Database, lead: string): Promise<string[]> {
  const rows = await db
    .selectFrom("lead_orders")
    .select("order_id")
    .where("lead_id", "=", lead)
    .orderBy("linked_at", "desc")
    .limit(50)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
