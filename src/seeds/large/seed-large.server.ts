import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { type DayStore, rebuildFigures } from "#insight/figures/roll-up-figures.server.ts";
import { seedExperiment } from "./seed-experiment.server.ts";
import { seedLeads } from "./seed-leads.server.ts";
import { seedAttention, seedMoney, seedSubscriptions } from "./seed-money.server.ts";
import { seedOrders } from "./seed-orders.server.ts";
import { seedPeople, seedSubscribers } from "./seed-people.server.ts";
import { seedAudit, seedSentMails, seedSpeed, seedVisits } from "./seed-records.server.ts";

/** Monthly letters, sent before now. */
const letters = 24;

/** Inserts letters that were sent to everybody who had confirmed the newsletter by now, some of whom they did not reach. */
async function seedLetters(trx: Trx, at: Date): Promise<void> {
  await sql`
    with sent as (
      insert into letters (id, state, topic, locales, content, slug, started_at, finished_at, author, created_at, updated_at)
      select gen_random_uuid(), 'sent', 'monthly', '{id,en}', '{"subject": {"id": "Kabar", "en": "News"}, "blocks": []}',
        'large-' || n, since, since, 'rina', since, since
      from (select n, ${at}::timestamptz - n * interval '30 days' as since from generate_series(1, ${letters}::int) as n) as month
      returning id, finished_at)
    insert into letter_recipients (letter_id, subscriber_id, locale, state, due_at, sent_at)
    select sent.id, subscribers.id, locale, case when random() < 0.02 then 'bounced' else 'sent' end, finished_at, finished_at
    from sent cross join subscribers where subscribers.state = 'confirmed'`.execute(trx);
}

interface LargeSeed {
  leads: number;
  orders: number;
  /** Customers; two for three orders unless said. */
  accounts?: number;
  /** Counted events; five for each lead unless said. */
  events?: number;
  /** Also an experiment that has ended, which half of the latest rows have seen. */
  experiment?: boolean;
  /** Days over which everything is spread. */
  days?: number;
}

interface Deps {
  db: Database;
  now: () => Date;
  stores: readonly DayStore[];
  report?: (text: string) => void;
}

const rowsAtOnce = 50_000;
/** Days whose events are drawn at once. */
const daysAtOnce = 50;
/** Leads for each entry of the audit log. */
const auditEach = 5;

/**
 * Fills a database for measuring, by statements on sets of rows: invented people, leads, orders with their money, visits.
 * The packages must be there.
 */
export async function seedLarge({ db, now, stores, report = () => {} }: Deps, seed: LargeSeed): Promise<void> {
  const { leads, orders, days = 730 } = seed;
  const { accounts: customers = Math.ceil((orders * 2) / 3), events = 5 * leads } = seed;
  const subscribers = Math.max(1, Math.ceil(orders / 4));
  const at = now();
  let steps = 0;
  const load = (step: (trx: Trx) => Promise<void>) => loadStep(db, (steps++ % 1000) / 1000, step);
  const experiment = seed.experiment ? await db.transaction().execute((trx) => seedExperiment(trx, at)) : undefined;
  const spread = { days, at, experiment };
  await load((trx) => withoutIndexes(trx, ["users"], () => seedPeople(trx, { count: customers, ...spread })));
  await sql`analyze users`.execute(db);
  await load((trx) => seedSubscribers(trx, { count: subscribers, days, at }));
  report(`${customers} customers\n`);
  await load((trx) =>
    withoutIndexes(trx, ["leads"], async () => {
      for (const range of ranges(leads)) {
        await seedLeads(trx, { ...range, count: leads, customers, ...spread });
        report(`${range.to} leads\n`);
      }
    }),
  );
  await load((trx) =>
    withoutIndexes(trx, ["orders", "order_events", "payments", "payment_receipts", "invoices"], async () => {
      for (const range of ranges(orders)) {
        await seedOrders(trx, { ...range, count: orders, customers, ...spread });
        // Without it the next statements would be planned for an empty table.
        await sql`analyze orders`.execute(trx);
        await seedMoney(trx, range);
        report(`${range.to} orders\n`);
      }
    }),
  );
  await load(seedAttention);
  await load((trx) => seedSubscriptions(trx, at));
  for (let ago = 0; ago <= days; ago += daysAtOnce) {
    const last = Math.min(days, ago + daysAtOnce - 1);
    await load((trx) => seedVisits(trx, { ago, last, at, perDay: events / (days + 1) }));
    await load((trx) => seedSpeed(trx, { ago, last, at }));
  }
  report(`${events} events\n`);
  await load((trx) => seedLetters(trx, at));
  await load(seedSentMails);
  await load((trx) => seedAudit(trx, { count: Math.ceil(leads / auditEach), days, at }));
  await sql`analyze`.execute(db);
  await rebuildFigures({ db, now, stores });
  await sql`analyze figure_days, campaign_days, campaign_split_days`.execute(db);
  report("figures of each day\n");
}

function ranges(count: number): { from: number; to: number }[] {
  return Array.from({ length: Math.ceil(count / rowsAtOnce) }, (_, index) => ({
    from: index * rowsAtOnce + 1,
    to: Math.min(count, (index + 1) * rowsAtOnce),
  }));
}

/**
 * Runs a step without the notifications of open screens, of which a million would fill the queue of the database, and
 * without counting companies one by one.
 * @param randomSeed what random numbers of the step begin with, from -1 to 1, so that each run inserts the same rows
 */
async function loadStep(db: Database, randomSeed: number, step: (trx: Trx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ table: string; trigger: string }>`
      select tgrelid::regclass::text as table, tgname as trigger from pg_trigger
      where not tgisinternal and (tgname like 'notify\\_admin%' or tgname = 'count_company')`.execute(trx);
    const set = async (state: "disable" | "enable") => {
      for (const { table, trigger } of rows)
        await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger ${sql.ref(trigger)}`.execute(trx);
    };
    await set("disable");
    await sql`select setseed(${randomSeed})`.execute(trx);
    await step(trx);
    await set("enable");
  });
}

/**
 * Runs a step on tables without their indexes, but those of keys, and creates these again, all within the transaction:
 * one built of a million rows takes a fifth of the time of a million rows that are put into it.
 */
async function withoutIndexes(trx: Trx, tables: readonly string[], step: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; statement: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement from pg_index
    where indrelid = any(${[...tables]}::text[]::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(trx);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(trx);
  await step();
  for (const { statement } of rows) await sql.raw(statement).execute(trx);
}
