import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { dayStores } from "#desk/today.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { migrations } from "#infra/migrations/index.server.ts";
import { rollUpFigures } from "#insight/figures/roll-up-figures.server.ts";
import { type ContactDimension, readContacts } from "#leads/reports/contact-days.server.ts";
import { seedLarge } from "#seeds/large/seed-large.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { eachDatabase } from "../support/databases.ts";

const period = { from: "2026-09-01", to: "2026-11-20" } as const;

/** The value of each dimension in a row of `leads`. */
const values: Record<ContactDimension, string> = {
  landing: "coalesce(nullif(last_touch->>'landing_page', ''), page, '')",
  page: "coalesce(nullif(page, ''), last_touch->>'landing_page', '')",
  locale: "locale",
  utm_source: "coalesce(utm_source, '')",
  utm_medium: "coalesce(utm_medium, '')",
  utm_campaign: "coalesce(utm_campaign, '')",
};
const dimensions = Object.keys(values) as ContactDimension[];

eachDatabase((open) => {
  let base: OpenDatabase;
  const now = () => new Date("2026-11-20T05:00:00Z");

  /** Counts the period directly, without what is stored. */
  async function direct(by: ContactDimension) {
    const { rows } = await sql<{ value: string; contacts: number; suspects: number }>`
      select ${sql.raw(values[by])} as value, count(*) filter (where state not in ('suspect', 'spam'))::int as contacts,
        count(*) filter (where state in ('suspect', 'spam'))::int as suspects
      from leads where kind = 'contact' and received_at >= '2026-09-01T00:00:00+07:00'
        and received_at < '2026-11-21T00:00:00+07:00'
      group by 1`.execute(base.db);
    return new Map(rows.map(({ value, ...counts }) => [value, counts]));
  }

  async function compare(): Promise<void> {
    for (const by of dimensions) {
      const counts = await readContacts(base.db, by, period);
      expect(new Map(counts.map(({ value, ...rest }) => [value, rest])), by).toEqual(await direct(by));
    }
  }

  const storedDays = async () => {
    const { rows } = await sql<{ days: number; until: string }>`
      select count(*)::int as days, max(day)::text as until from contact_days where dimension = 'all'`.execute(base.db);
    return rows[0]!;
  };

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, now());
    await seedLarge({ db: base.db, now, stores: dayStores }, { leads: 1500, orders: 100, days: 100 });
    // Days without any request, and some without page, arrival or campaign.
    await sql`delete from leads where received_at between '2026-10-01' and '2026-10-10'`.execute(base.db);
    await sql`update leads set page = null, last_touch = null where received_at > '2026-11-10'`.execute(base.db);
    await rollUpFigures({ db: base.db, now, stores: dayStores });
  });

  test("stored days and those counted now are what a direct count finds", async () => {
    await sql`insert into figure_days_changed (day)
      select day from generate_series('2026-09-01'::date, '2026-11-19'::date, interval '1 day') as day`.execute(
      base.db,
    );
    await rollUpFigures({ db: base.db, now, stores: dayStores });
    expect((await storedDays()).until).toBe("2026-11-19");
    await compare();
  });

  test("a request that turns out to be spam is counted again on its day", async () => {
    const before = await readContacts(base.db, "locale", period);
    await sql`update leads set state = 'spam' where state = 'lost' and received_at < '2026-11-10'`.execute(base.db);
    await rollUpFigures({ db: base.db, now, stores: dayStores });
    expect(await readContacts(base.db, "locale", period)).not.toEqual(before);
    await compare();
  });

  test("days that an earlier version closed are counted now", async () => {
    await sql`delete from contact_days where day > '2026-11-05'`.execute(base.db);
    await compare();
  });

  test("days before the first stored one, and some in between, are counted now", async () => {
    await sql`delete from contact_days where day < '2026-09-20' or day between '2026-10-15' and '2026-10-17'`.execute(
      base.db,
    );
    await compare();
  });

  test("the migration stores the days that were closed before it", async () => {
    await sql`drop table contact_days`.execute(base.db);
    await migrations["0044-contact-days"]!.up(base.db);
    expect((await storedDays()).until).toBe("2026-11-19");
    await compare();
  });
});
