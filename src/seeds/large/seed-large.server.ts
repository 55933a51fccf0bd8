import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { type DayStore, rebuildFigures } from "#insight/figures/roll-up-figures.server.ts";
import { seedLeads } from "./seed-leads.server.ts";
import { seedLetters } from "./seed-letters.server.ts";
import { seedAttention, seedMoney, seedSubscriptions } from "./seed-money.server.ts";
import { seedOrders } from "./seed-orders.server.ts";
import { seedPeople } from "./seed-people.server.ts";
import { seedVisits } from "./seed-visits.server.ts";

interface LargeSeed {
  leads: number;
  orders: number;
  /** Days over which everything is spread. */
  days?: number;
}

interface Deps {
  db: Database;
  now: () => Date;
  stores: readonly DayStore[];
  report?: (text: string) => void;
}

/** Orders of one customer, on average. */
const ordersEach = 4;
const rowsAtOnce = 50_000;

/**
 * Fills a database for measuring, by statements on sets of rows: invented people, leads, orders with their money, visits.
 * The packages must be there.
 */
export async function seedLarge({ db, now, stores, report = () => {} }: Deps, seed: LargeSeed): Promise<void> {
  const { leads, orders, days = 730 } = seed;
  const at = now();
  const customers = Math.max(1, Math.ceil(orders / ordersEach));
  await load(db, (trx) => seedPeople(trx, { count: customers, days, at }));
  report(`${customers} customers\n`);
  for (const range of ranges(leads)) {
    await load(db, (trx) => seedLeads(trx, { ...range, count: leads, days, at, customers }));
    report(`${range.to} leads\n`);
  }
  for (const range of ranges(orders)) {
    await load(db, async (trx) => {
      await seedOrders(trx, { ...range, count: orders, days, at, customers });
      await seedMoney(trx, range);
    });
    report(`${range.to} orders\n`);
  }
  await load(db, seedAttention);
  await load(db, (trx) => seedSubscriptions(trx, at));
  await load(db, (trx) => seedVisits(trx, { days, at }));
  await load(db, (trx) => seedLetters(trx, at));
  await sql`analyze`.execute(db);
  await rebuildFigures({ db, now, stores });
  await sql`analyze figure_days`.execute(db);
  report("figures of each day\n");
}

function ranges(count: number): { from: number; to: number }[] {
  return Array.from({ length: Math.ceil(count / rowsAtOnce) }, (_, index) => ({
    from: index * rowsAtOnce + 1,
    to: Math.min(count, (index + 1) * rowsAtOnce),
  }));
}

/** Runs a step without the notifications of open screens, of which a million would fill the queue of the database. */
async function load(db: Database, step: (trx: Trx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ table: string; trigger: string }>`
      select tgrelid::regclass::text as table, tgname as trigger from pg_trigger
      where not tgisinternal and tgname like 'notify\\_admin%'`.execute(trx);
    const set = async (state: "disable" | "enable") => {
      for (const { table, trigger } of rows)
        await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger ${sql.ref(trigger)}`.execute(trx);
    };
    await set("disable");
    await step(trx);
    await set("enable");
  });
}
