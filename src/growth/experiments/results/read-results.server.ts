import { type Selectable, sql } from "kysely";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { analyse } from "./analyse.ts";
import { analysedDays, type DayCount, type SplitCount } from "./counted-rows.ts";
import { readConversions } from "./read-conversions.server.ts";
import type { ResultView } from "./result-view.ts";
import "../tables.server.ts";

type Experiment = Selectable<Tables["experiments"]>;

interface Deps {
  db: Database;
  now: () => Date;
}

/** Returns the result of the experiment with a number; undefined when there is none. */
export async function readResultsOf(deps: Deps, id: number): Promise<ResultView | undefined> {
  const found = await deps.db.selectFrom("experiments").selectAll().where("id", "=", id).executeTakeFirst();
  return found && readResults(deps, found);
}

/** Returns the result of an experiment from the rows themselves, as it is now, was at its end, or at the planned number. */
export async function readResults({ db, now }: Deps, experiment: Experiment): Promise<ResultView> {
  const { id, arms, planned_visitors: planned, started_at, stopped_at } = experiment;
  const until = stopped_at ?? now();
  const seen = await readVisitors(db, id);
  const { days, isFinal } = analysedDays(seen, planned, jakartaDay(until));
  const [first, last] = [days[0], days.at(-1)];
  const keys = arms.map(({ key }) => key);
  const analysis = { arms: keys, days, planned, isFinal, weights: arms.map(({ weight }) => weight) };
  if (!first || !last || !started_at) return analyse({ ...analysis, counts: [] }, []);
  const period = { from: started_at, until, last };
  const { counts, splits } = await readConversions(db, `x${id}`, period);
  const guards = await readGuards(db, id, last);
  const shown = seen.filter(({ day }) => day <= last);
  return analyse({ ...analysis, counts: [...shown, ...counts, ...guards] }, [
    ...(await readVisitorSplits(db, id, last)),
    ...splits,
  ]);
}

async function readVisitors(db: Database, id: number): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day::text as day, arm, 'visitor' as measure, sum(count)::int as count, 0 as amount, 0 as squares
    from experiment_exposure_days where experiment_id = ${id} group by day, arm`.execute(db);
  return rows;
}

async function readGuards(db: Database, id: number, last: Day): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day::text as day, arm, name as measure, count, 0 as amount, 0 as squares
    from experiment_guard_days where experiment_id = ${id} and day <= ${last}::date`.execute(db);
  return rows;
}

async function readVisitorSplits(db: Database, id: number, last: Day): Promise<SplitCount[]> {
  const { rows } = await sql<SplitCount>`
    select case when grouping(locale) = 0 then 'locale' when grouping(device) = 0 then 'device' else 'source' end
        as dimension,
      coalesce(locale, device, source) as value, arm, 'visitor' as measure, sum(count)::int as count, 0 as amount
    from experiment_exposure_days where experiment_id = ${id} and day <= ${last}::date
    group by grouping sets ((arm, locale), (arm, device), (arm, source))`.execute(db);
  return rows;
}
