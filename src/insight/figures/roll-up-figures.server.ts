import { sql } from "kysely";
import { dayOf, isMeasure, type Period } from "#infra/database/facts.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { withoutTimeouts } from "#infra/database/without-timeouts.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { addDays, type Day, jakartaDay } from "#time/jakarta-day.ts";
import "./tables.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    figures: object;
  }
}

/** Milliseconds after midnight before a day counts as closed: page views are written with a delay. */
const closingDelay = 10 * 60_000;
/** Days that are counted again when the next one closes, for events written late by a server that was cut off. */
const daysCountedAgain = 2;
/** Days counted in one transaction. */
const daysAtOnce = 31;

/** A table of figures by day, filled with closed days. */
export interface DayStore {
  /** Replaces the figures of a period by those counted now. */
  store(trx: Trx, period: Period): Promise<void>;
  clear(trx: Trx): Promise<void>;
}

interface Deps {
  db: Database;
  now: () => Date;
  stores: readonly DayStore[];
}

/** Counts the days that have closed since the last run, and those of which something changed. Repeatable. */
export async function rollUpFigures({ db, now, stores }: Deps): Promise<void> {
  const closed = addDays(jakartaDay(new Date(now().getTime() - closingDelay)), -1);
  const store = async (trx: Trx, period: Period) => {
    for (const each of stores) await each.store(trx, period);
  };
  for (let more = true; more; ) {
    more = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('bigsuite-figures'))`.execute(trx);
      const until = (await countedUntil(trx)) ?? addDays((await firstDay(trx)) ?? addDays(closed, 1), -1);
      for (const day of await takeChangedDays(trx, until)) await store(trx, { from: day, to: day });
      if (until >= closed) return false;
      const to = [closed, addDays(until, daysAtOnce)].sort()[0]!;
      await store(trx, { from: addDays(until, 1 - daysCountedAgain), to });
      await trx
        .insertInto("figure_days_counted")
        .values({ until: to })
        .onConflict((on) => on.column("one").doUpdateSet({ until: to }))
        .execute();
      return to < closed;
    });
  }
}

/** Counts everything again, such as after rows were deleted or restored from a copy. */
export async function rebuildFigures(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('bigsuite-figures'))`.execute(trx);
    await trx.deleteFrom("figure_days_counted").execute();
    for (const each of deps.stores) await each.clear(trx);
  });
  await rollUpFigures(deps);
}

/** Returns the last day of which the figures are stored. */
export async function countedUntil(db: Database | Trx): Promise<Day | undefined> {
  const row = await db.selectFrom("figure_days_counted").select(sql<Day>`until::text`.as("until")).executeTakeFirst();
  return row?.until;
}

/** Takes the marks of changed days; one set by a transaction that has not ended stays for the next run. */
async function takeChangedDays(trx: Trx, until: Day): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`delete from figure_days_changed returning day::text as day`.execute(trx);
  return [...new Set(rows.map(({ day }) => day))].filter((day) => day <= until).sort();
}

/** Returns the first day on which anything happened. */
async function firstDay(trx: Trx): Promise<Day | undefined> {
  const { rows } = await sql<{ day: Day | null }>`
    select least(
      (select min(${dayOf("at")}) from facts where ${isMeasure("lead", "registration", "order")}),
      (select min(day) from insight_days))::text as day`.execute(trx);
  return rows[0]?.day ?? undefined;
}

/** Registers the job that counts closed days, every five minutes; call before `jobs.start`. */
export function registerFigureJobs({ db, jobs, now, stores }: Deps & { jobs: Jobs }): void {
  jobs.work("figures", () =>
    // The first run of an old installation counts years.
    withoutTimeouts(db, (connection) => rollUpFigures({ db: connection, now, stores })),
  );
  jobs.every("*/5 * * * *", "figures", {});
}
