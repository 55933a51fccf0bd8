import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { measures } from "#growth/experiments/measures.ts";
import type { ResultView } from "#growth/experiments/results/result-view.ts";
import { boundaryAt, differenceOf, estimateMean } from "#growth/experiments/statistics/statistics.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { seedLarge } from "#seeds/large/seed-large.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { addDays } from "#time/jakarta-day.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";
import { type StaffCall, staffCall } from "../support/staff-call.ts";
import { type Recount, recount } from "./experiment-recount.ts";

const first = "2026-10-01";
const planned = 20_000;
/** The day on which 600 visitors a day have reached the plan. */
const finalDay = "2026-11-03";

eachDatabase((open) => {
  let db: Database;
  let call: StaffCall;
  const now = () => new Date("2026-11-20T05:00:00Z");
  const x = "x1";

  beforeAll(async () => {
    ({ db } = await open());
    await seedShop(db, now());
    await seedLarge({ db, now, stores: [] }, { leads: 2000, orders: 1000, days: 60 });
    call = staffCall(
      await buildApi(testDeps(db, { now, authenticate: staffLogin(db, now) })),
      "/api/admin/experiments",
    );
    await insertExperiment();
    for (let day = 0; day < 45; day++) await insertVisitors(addDays(first, day), 300);
    for (const table of ["leads", "users", "orders"]) await insertExposures(table);
  });

  async function insertExperiment() {
    const arms = ["a", "b"].map((key) => ({ key, name: key, weight: 1, change: { kind: "none" } }));
    await sql`
      insert into experiments (state, name, pages, locales, arms, planned_visitors, started_at, author, created_at, updated_at)
      values ('running', 'Test', '["/"]', '["id","en"]', ${JSON.stringify(arms)}, ${planned}, '2026-09-30T17:00:00Z', 'test',
        '2026-09-30T17:00:00Z', '2026-09-30T17:00:00Z')`.execute(db);
  }

  /** Inserts as many visitors of each arm, of different circumstances. */
  async function insertVisitors(day: string, count: number, arms = ["a", "b"]) {
    await sql`
      insert into experiment_exposure_days (experiment_id, day, arm, locale, device, source, count)
      select 1, ${day}::date, arm, locale, device, source, ${count / 4}::int
      from unnest(${arms}::text[]) as arm, (values ('id', 'phone', 'direct'), ('id', 'desktop', 'google'),
        ('en', 'desktop', 'other'), ('en', 'tablet', 'linkedin')) as seen (locale, device, source)`.execute(db);
  }

  /** Most rows have seen the experiment, and another one too. */
  async function insertExposures(table: string) {
    await sql`
      update ${sql.table(table)} set exposures = jsonb_build_object('x7', '{"arm":"b"}'::jsonb, ${x}::text,
        jsonb_build_object('arm', case when n % 2 = 0 then 'a' else 'b' end, 'locale', case when n % 3 = 0 then 'en' else 'id' end,
          'device', (array['phone', 'tablet', 'desktop'])[1 + n % 3],
          'source', (array['direct', 'google', 'other', 'linkedin'])[1 + n % 4]))
      from (select id as row, abs(hashtext(id::text)) as n from ${sql.table(table)}) as drawn
      where row = id and n % 5 <> 0`.execute(db);
  }

  const results = async (): Promise<ResultView> => {
    const reply = await call("GET", "/1/results", undefined, "viewer");
    expect(reply.status, JSON.stringify(reply)).toBe(200);
    return reply.data;
  };

  test("what is shown is what a recount of thousands of rows gives", async () => {
    const shown = await results();
    expect(shown).toMatchObject({ from: first, to: finalDay, is_final: true, is_skewed: false });
    expect(shown.visitors).toEqual(["a", "b"].map((arm) => ({ arm, count: 34 * 300 })));
    const counted = await recount(db, x, first, finalDay);
    const of = (measure: string, arm: string): Recount => counted.get(`${measure} ${arm}`)!;
    for (const measure of measures)
      for (const arm of shown.measures[measure].arms) {
        const { count, amount, parts } = of(measure, arm.arm);
        expect(arm, measure).toMatchObject({ count, amount });
        expect(count + amount, measure).not.toBe(0);
        for (const [part, value] of parts) {
          const [dimension, name] = part.split(" ") as ["locale" | "device" | "source", string];
          const line = shown.splits[dimension].find((each) => each.value === name)!;
          expect(line.arms.find((each) => each.arm === arm.arm)![measure], part).toBe(value);
        }
      }
    const { arms, comparisons } = shown.measures.revenue;
    const [a, b] = arms.map(({ arm, amount }) => ({ sum: amount, squares: of("revenue", arm).squares, of: 34 * 300 }));
    const expected = differenceOf(estimateMean(a!), estimateMean(b!), boundaryAt(1, 1))!;
    expect(comparisons[0]!.low).toBeCloseTo(expected.low, 3);
    expect(comparisons[0]!.high).toBeCloseTo(expected.high, 3);
    for (const by of ["locale", "device", "source"] as const)
      expect(shown.splits[by].flatMap((line) => line.arms).reduce((sum, { visitors }) => sum + visitors, 0)).toBe(
        2 * 34 * 300,
      );
  });

  test("the chart ends with the result, and its days have no gaps", async () => {
    const { measures: found } = await results();
    const { days, comparisons } = found.contact;
    expect(days.days.at(-1)).toBe(finalDay);
    expect(days.days).toEqual(days.days.map((_, index) => addDays(days.days[0]!, index)));
    expect(days.series[0]!.low.at(-1)).toBe(comparisons[0]!.low);
    const widths = days.series[0]!.high.map((high, index) => high - days.series[0]!.low[index]!);
    expect(widths.at(-1)).toBeLessThan(widths[0]!);
  });

  test("what comes after the planned number changes nothing", async () => {
    const before = await results();
    await insertVisitors("2026-11-18", 4000, ["b"]);
    await sql`update leads set exposures = jsonb_set(exposures, '{x1,arm}', '"b"')
      where received_at > '2026-11-04T00:00:00Z' and exposures is not null`.execute(db);
    await sql`insert into experiment_guard_days values (1, '2026-11-10', 'b', 'form_failed', 900)`.execute(db);
    expect(await results()).toEqual(before);
  });

  test("visitors who get lost and forms that fail are warned of", async () => {
    await sql`insert into experiment_guard_days values (1, '2026-10-10', 'a', 'form_failed', 10), (1, '2026-10-10', 'a', 'form_sent', 990),
      (1, '2026-10-10', 'b', 'form_failed', 60), (1, '2026-10-11', 'b', 'form_sent', 940),
      (1, '2026-10-10', 'a', 'page_measured', 500), (1, '2026-10-10', 'b', 'page_measured', 500),
      (1, '2026-10-10', 'a', 'page_slow', 50), (1, '2026-10-10', 'b', 'page_slow', 55)`.execute(db);
    await sql`update experiment_exposure_days set count = count - 12 where arm = 'b'`.execute(db);
    const shown = await results();
    expect(shown.guards.forms).toMatchObject({ arms: [{ rate: 0.01 }, { count: 60, of: 1000 }], worse: ["b"] });
    expect(shown.guards.speed).toMatchObject({ worse: [] });
    expect(shown.is_skewed).toBe(true);
  });

  test("the file has a line for every arm and measure, in all and by circumstances", async () => {
    const { data } = await call("GET", "/1", undefined, "viewer");
    expect(data).toMatchObject({ state: "running", goal: "contact" });
    const app = await buildApi(testDeps(db, { now, authenticate: staffLogin(db, now) }));
    const headers = { authorization: "Bearer viewer" };
    const file = await app.inject({ url: "/api/admin/experiments/1/results.csv", headers });
    const lines = file.body.trim().split("\r\n");
    expect(lines[0]).toContain('"Pembagian";"Nilai";"Varian";"Ukuran";"Pengunjung"');
    expect(lines).toHaveLength(1 + (1 + 2 + 3 + 4) * 2 * measures.length);
  });
});
