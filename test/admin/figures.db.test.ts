import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { dayStores } from "#desk/today.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { migrations } from "#infra/migrations/index.server.ts";
import { countFigures, readDays, readValues } from "#insight/figures/figures.server.ts";
import { countedUntil, rebuildFigures, rollUpFigures } from "#insight/figures/roll-up-figures.server.ts";
import { seedLarge } from "#seeds/large/seed-large.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { eachDatabase } from "../support/databases.ts";

const period = { from: "2026-09-01", to: "2026-11-20" } as const;

eachDatabase((open) => {
  let base: OpenDatabase;
  let time = new Date("2026-11-20T05:00:00Z");
  const now = () => time;
  const rollUp = () => rollUpFigures({ db: base.db, now, stores: dayStores });

  /** Counts the period directly from the rows, without what is stored. */
  async function direct() {
    const { rows } = await sql<{ dimension: string; day: string; measure: string; value: string; count: number }>`
      select dimension, day::text as day, measure, value, count::float8 as count, amount::float8 as amount
      from (${countFigures(period, ["all", "product", "locale", "campaign"])}) as counted`.execute(base.db);
    return rows;
  }

  /** Compares stored figures with a direct count; arrivals that a request lent to others stay until all is counted again. */
  async function compare(dimensions: readonly ("product" | "locale" | "campaign")[] = ["product", "locale"]) {
    const rows = await direct();
    const days = await readDays(base.db, period);
    const ofAll = rows.filter(({ dimension }) => dimension === "all");
    const order = (row: { day: string; measure: string }) => `${row.day} ${row.measure}`;
    const sorted = <Row extends { day: string; measure: string }>(list: Row[]) =>
      list.map(({ day, measure, ...row }) => ({ day, measure, ...row })).sort((a, b) => (order(a) < order(b) ? -1 : 1));
    expect(sorted(days)).toEqual(sorted(ofAll.map(({ dimension: _, value: __, ...row }) => row)));
    for (const dimension of dimensions) {
      const values = await readValues(base.db, period, dimension);
      const sums = new Map<string, number>();
      for (const row of rows.filter((each) => each.dimension === dimension)) {
        const key = `${row.measure} ${row.value}`;
        sums.set(key, (sums.get(key) ?? 0) + row.count);
      }
      expect(new Map(values.map(({ measure, value, count }) => [`${measure} ${value}`, count]))).toEqual(sums);
    }
    return new Set(ofAll.map(({ measure }) => measure));
  }

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, now());
    await seedLarge({ db: base.db, now, stores: dayStores }, { leads: 1500, orders: 600, days: 100 });
  });

  test("stored days and today's count are what a direct count finds, of every measure", async () => {
    expect(await countedUntil(base.db)).toBe("2026-11-19");
    expect([...(await compare(["product", "locale", "campaign"]))].sort()).toEqual(
      ["lead", "order", "paid", "received", "refunded", "registration", "revenue", "visit"].sort(),
    );
  });

  test("a lead that turns out to be spam and money that is taken back are counted again on their day", async () => {
    const before = await direct();
    await sql`update leads set state = 'spam' where state = 'lost' and received_at < '2026-11-10'`.execute(base.db);
    await sql`update payment_receipts set reversed_at = now() where id in (
      select id from payment_receipts where reversed_at is null and received_at < '2026-11-10' limit 20)`.execute(
      base.db,
    );
    expect(await direct()).not.toEqual(before);
    await rollUp();
    await compare();
  });

  test("a day is closed some minutes after midnight, and none is counted twice", async () => {
    time = new Date("2026-11-20T17:05:00Z");
    await rollUp();
    expect(await countedUntil(base.db)).toBe("2026-11-19");
    time = new Date("2026-11-20T17:10:00Z");
    await Promise.all([rollUp(), rollUp()]);
    expect(await countedUntil(base.db)).toBe("2026-11-20");
    await compare();
  });

  test("everything can be counted again from the beginning", async () => {
    const stored = () =>
      base.db
        .selectFrom("figure_days")
        .selectAll()
        .orderBy("dimension")
        .orderBy("day")
        .orderBy("measure")
        .orderBy("value")
        .execute();
    await rebuildFigures({ db: base.db, now, stores: dayStores });
    await compare(["product", "locale", "campaign"]);
    const before = await stored();
    await rebuildFigures({ db: base.db, now, stores: dayStores });
    expect(await stored()).toEqual(before);
  });

  test("the migration adds revenue to the days that were closed before it", async () => {
    const { db } = base;
    const ofCampaigns = async () =>
      (
        await sql<{
          sum: number;
        }>`select sum(amount)::float8 as sum from campaign_days where measure = 'revenue'`.execute(db)
      ).rows[0]!.sum;
    const before = await ofCampaigns();
    await sql`delete from figure_days where measure = 'revenue'`.execute(db);
    for (const made of [
      "view facts",
      "trigger users_figure_day on users",
      "trigger orders_figure_day on orders",
      "function mark_figure_day_of_account",
      "function mark_figure_day_of_invoice",
    ])
      await sql.raw(`drop ${made}`).execute(db);
    await migrations["0066-facts"]!.up(db);
    await compare(["product", "locale", "campaign"]);
    // Those of this test were stored already.
    expect(await ofCampaigns()).toBe(2 * before);
  });
});
