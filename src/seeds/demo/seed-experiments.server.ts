import { sql } from "kysely";
import { createExperiment } from "#growth/experiments/desk/change-experiment.server.ts";
import type { ExperimentDraft } from "#growth/experiments/desk/experiment-contract.ts";
import { endExperiment, startExperiment } from "#growth/experiments/desk/move-experiment.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { demoActor, markDemo } from "./demo-objects.server.ts";
import type { MovedClock } from "./moved-clock.ts";

/** When an experiment was started and stopped, in days before now, and how many browsers saw each arm in a day. */
interface Course {
  started: number;
  stopped?: number;
  daily: number;
}

const ended: ExperimentDraft = {
  name: "Ajakan di akhir halaman BigSocial",
  goal: "contact",
  pages: ["/products/big-social"],
  locales: ["id", "en"],
  arms: [
    { key: "a", name: "Apa adanya", weight: 1, change: { kind: "none" } },
    { key: "b", name: "Desain berikutnya", weight: 1, change: { kind: "section", section: "NextStep", show: "v2" } },
  ],
  plannedVisitors: 2000,
};

/** Both arms show the same: whoever looks at the demonstration sees every page as it is. */
const running: ExperimentDraft = {
  name: "Uji A/A di halaman mitra",
  goal: "registration",
  pages: ["/partners/dell"],
  locales: ["id", "en"],
  arms: [
    { key: "a", name: "Apa adanya", weight: 1, change: { kind: "none" } },
    { key: "b", name: "Sama dengan a", weight: 1, change: { kind: "none" } },
  ],
  plannedVisitors: 6000,
};

/** Inserts an experiment that has its result and one that runs. Call after the requests and accounts, which are counted. */
export async function seedDemoExperiments(db: Database, clock: MovedClock): Promise<void> {
  const first = await seedExperiment(db, clock, ended, { started: 86, stopped: 20, daily: 16 });
  // Four of five of these requests came from arm b.
  await addExposures(db, first, "leads", "received_at", sql`case when place % 5 = 0 then 'a' else 'b' end`);
  const second = await seedExperiment(db, clock, running, { started: 12, daily: 95 });
  await addExposures(db, second, "users", "created_at", sql`case when place % 2 = 0 then 'a' else 'b' end`);
}

async function seedExperiment(
  db: Database,
  clock: MovedClock,
  draft: ExperimentDraft,
  { started, stopped, daily }: Course,
): Promise<number> {
  const deps = { db, now: clock.now };
  const pages = draft.pages.map((path) => ({
    path,
    titles: { id: path, en: path },
    sections: ["NextStep"],
  }));
  clock.setAgo(started);
  const id = await createExperiment(deps, demoActor, draft);
  await startExperiment({ ...deps, pages }, demoActor, { id, version: 1 });
  const from = jakartaDay(clock.now());
  clock.setAgo(stopped ?? 0);
  await insertVisitors(db, id, { from, to: jakartaDay(clock.now()), daily });
  if (stopped !== undefined) await endExperiment(deps, demoActor, { id, version: 2 }, "stop");
  await markDemo(db, "experiments", [String(id)]);
  return id;
}

async function insertVisitors(
  db: Database,
  id: number,
  { from, to, daily }: { from: Day; to: Day; daily: number },
): Promise<void> {
  await sql`
    insert into experiment_exposure_days (experiment_id, day, arm, locale, device, source, count)
    select ${id}::int, day::date, arm, locale, device, source, ${Math.round(daily / 4)}::int + (hashtext(day::text || arm || source) & 1)
    from generate_series(${from}::date, ${to}::date, interval '1 day') as day, unnest(array['a', 'b']) as arm,
      (values ('id', 'phone', 'direct'), ('id', 'phone', 'google'), ('id', 'desktop', 'other'), ('en', 'desktop', 'linkedin'))
        as seen (locale, device, source)`.execute(db);
  await sql`
    insert into experiment_guard_days (experiment_id, day, arm, name, count)
    select ${id}::int, day::date, arm, name, often + (hashtext(day::text || arm || name) & 3) / part
    from generate_series(${from}::date, ${to}::date, interval '1 day') as day, unnest(array['a', 'b']) as arm,
      (values ('form_sent', 6, 1), ('form_failed', 0, 3), ('page_measured', 20, 1), ('page_slow', 0, 2))
        as guards (name, often, part)`.execute(db);
}

/** Ties the invented requests or accounts of the time of an experiment to its arms. */
async function addExposures(
  db: Database,
  id: number,
  table: "leads" | "users",
  at: string,
  arm: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set exposures = jsonb_build_object(${`x${id}`}::text, jsonb_build_object('arm', ${arm},
      'locale', locale, 'device', (array['phone', 'desktop'])[1 + place % 2], 'source', (array['direct', 'google', 'other'])[1 + place % 3]))
    from (select seen.id as row, (row_number() over (order by ${sql.ref(`seen.${at}`)}, seen.id))::int as place
      from ${sql.table(table)} as seen join experiments on experiments.id = ${id}
      join demo_objects on demo_objects.kind = ${table} and demo_objects.id = seen.id::text
      where ${sql.ref(`seen.${at}`)} between experiments.started_at and coalesce(experiments.stopped_at, 'infinity')) as drawn
    where row = ${sql.table(table)}.id`.execute(db);
}
