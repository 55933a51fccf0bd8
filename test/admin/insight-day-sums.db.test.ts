import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { dayStores } from "#desk/today.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { migrations } from "#infra/migrations/index.server.ts";
import { type Dimension, readDaySums } from "#insight/day-sums.server.ts";
import { rollUpFigures } from "#insight/figures/roll-up-figures.server.ts";
import { seedLarge } from "#seeds/large/seed-large.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { eachDatabase } from "../support/databases.ts";

const period = { from: "2026-09-01", to: "2026-11-20" } as const;
const dimensions: Dimension[] = ["path", "locale", "edition", "utm_source", "utm_medium", "utm_campaign"];

eachDatabase((open) => {
  let base: OpenDatabase;
  const now = () => new Date("2026-11-20T05:00:00Z");

  /** Adds up the period directly, without what is stored. */
  async function direct(by: Dimension | "all") {
    const value = by === "all" ? sql`''` : sql.ref(by);
    const named = by === "all" ? sql`true` : sql`name in ('page_view', 'visit')`;
    const { rows } = await sql<{ key: string; count: number }>`
      select name || ' ' || ${value} as key, sum(count)::int as count from insight_days
      where day between ${period.from}::date and ${period.to}::date and ${named} group by 1`.execute(base.db);
    return new Map(rows.map(({ key, count }) => [key, count]));
  }

  async function compare(): Promise<void> {
    for (const by of [...dimensions, "all" as const]) {
      const sums = await readDaySums(base.db, [by], period);
      const positive = sums.filter(({ count }) => count > 0);
      const expected = await direct(by);
      expect(expected.size, by).toBeGreaterThan(1);
      expect(new Map(positive.map(({ name, value, count }) => [`${name} ${value}`, count])), by).toEqual(expected);
    }
  }

  const storedDays = async () => {
    const { rows } = await sql<{ until: string }>`
      select max(day)::text as until from insight_day_sums where dimension = 'all'`.execute(base.db);
    return rows[0]!.until;
  };

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, now());
    await seedLarge({ db: base.db, now, stores: dayStores }, { leads: 1500, orders: 100, days: 100 });
    await sql`delete from insight_days where day between '2026-10-01' and '2026-10-10'`.execute(base.db);
    await rollUpFigures({ db: base.db, now, stores: dayStores });
  });

  test("stored days and those added up now are what a direct sum finds", async () => {
    await sql`insert into figure_days_changed (day)
      select day from generate_series('2026-09-01'::date, '2026-11-19'::date, interval '1 day') as day`.execute(
      base.db,
    );
    await rollUpFigures({ db: base.db, now, stores: dayStores });
    expect(await storedDays()).toBe("2026-11-19");
    await compare();
  });

  test("all dimensions in one call are what each of them is alone", async () => {
    const together = await readDaySums(base.db, dimensions, period);
    const alone = await Promise.all(dimensions.map((by) => readDaySums(base.db, [by], period)));
    const sorted = (sums: typeof together) => sums.map((sum) => JSON.stringify(sum)).sort();
    expect(sorted(together)).toEqual(sorted(alone.flat()));
  });

  test("days that are not stored are added up now", async () => {
    await sql`delete from insight_day_sums where day > '2026-11-05' or day < '2026-09-20'
      or day between '2026-10-15' and '2026-10-17'`.execute(base.db);
    await compare();
  });

  test("the migration stores the days that were closed before it", async () => {
    await sql`drop table insight_day_sums`.execute(base.db);
    await migrations["0045-insight-day-sums"]!.up(base.db);
    expect(await storedDays()).toBe("2026-11-19");
    await compare();
  });
});
