import { countRights } from "#accounts/rights/rights-requests.server.ts";
import { may, type StaffRole } from "#accounts/staff/permissions.ts";
import { countSubscribers } from "#growth/newsletter/readers/subscribers.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { countFailing } from "#infra/jobs/list-jobs.server.ts";
import { daySumStore } from "#insight/day-sums.server.ts";
import { createFigureStore, readDays, readValues } from "#insight/figures/figures.server.ts";
import { funnelOf } from "#insight/figures/funnel.ts";
import type { FigureDimension, Measure } from "#insight/figures/measures.ts";
import type { DayStore } from "#insight/figures/roll-up-figures.server.ts";
import type { Figures, Funnel, Today } from "#insight/figures/today-contract.ts";
import { countWaitingLeads } from "#leads/inbox/count-waiting-leads.server.ts";
import { contactStore } from "#leads/reports/contact-days.server.ts";
import { sum, times, zero } from "#money/rupiah.ts";
import { countHelp } from "#shop/help/read-help.server.ts";
import { countDecisions, sumOfCustomers } from "#shop/orders/count-decisions.server.ts";
import { countEnding } from "#shop/subscriptions/count-ending.server.ts";
import { countPreparations } from "#shop/workspaces/preparations.server.ts";
import { addDays, addMonths, type Day, dayBegins, firstOfMonth, jakartaDay } from "#time/jakarta-day.ts";
import { campaignStore, storedByCampaign } from "./campaign-days.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** The tables of figures by day, all filled with the same closed days, those first that others read. */
export const dayStores: readonly DayStore[] = [
  campaignStore,
  createFigureStore(storedByCampaign),
  contactStore,
  daySumStore,
];

/** Counts what waits for somebody: each number only for a role that may read the list behind it. */
export async function countToday({ db, now }: Deps, role: StaffRole): Promise<Today> {
  const at = now();
  const day = jakartaDay(at);
  const monthBegins = dayBegins(firstOfMonth(day.slice(0, 7)));
  const [leads, subscribers] = may(role, "leads", "read")
    ? await Promise.all([countWaitingLeads(db, at), countSubscribers(db, monthBegins)])
    : [];
  const [orders, money] = may(role, "orders", "read") ? await Promise.all([countDecisions(db), sumMoney(db, day)]) : [];
  const help = may(role, "help", "read") ? await countHelp(db) : undefined;
  return {
    leads: leads && { ...leads, oldest: leads.oldest?.toISOString() ?? null },
    subscribers: subscribers && { confirmed: subscribers.confirmed, newThisMonth: subscribers.since },
    orders,
    workspaces: may(role, "workspaces", "write") ? await countPreparations(db, day) : undefined,
    help: help && { waiting: help.waiting, oldest: help.oldest?.toISOString() ?? null },
    money,
    packages: may(role, "customers", "read") ? await countEnding(db, day) : undefined,
    jobs: may(role, "jobs", "read") ? await countFailing(db) : undefined,
    rights: may(role, "people", "read") ? await countRights(db, at) : undefined,
  };
}

/** Returns money in (received, less what was returned) and revenue of this month and the one before, and customers' money. */
async function sumMoney(db: Database, today: Day): Promise<Today["money"]> {
  const month = firstOfMonth(today.slice(0, 7));
  const monthBefore = addMonths(month, -1);
  const [days, ofCustomers] = await Promise.all([readDays(db, { from: monthBefore, to: today }), sumOfCustomers(db)]);
  const sumOf = (of: Partial<Record<Measure, 1 | -1>>, from: Day, to: Day) =>
    sum(
      ...days
        .filter(({ day }) => day >= from && day <= to)
        .map(({ measure, amount }) => times(amount, of[measure] ?? 0)),
    );
  const moneyIn = { received: 1, refunded: -1 } as const;
  return {
    thisMonth: sumOf(moneyIn, month, today),
    // Of a shorter month its last day.
    lastMonthToDate: sumOf(moneyIn, monthBefore, addMonths(today, -1)),
    lastMonth: sumOf(moneyIn, monthBefore, addDays(month, -1)),
    revenueThisMonth: sumOf({ revenue: 1 }, month, today),
    ofCustomers,
  };
}

/** Returns the figures of the last days by day, oldest first; those that the role may not read are absent. */
export async function readFigures({ db, now }: Deps, role: StaffRole, count: number): Promise<Figures> {
  const today = jakartaDay(now());
  const days = Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
  const rows = await readDays(db, { from: days[0]!, to: today });
  const byDay = new Map(rows.map((row) => [`${row.day} ${row.measure}`, row]));
  const counts = (measure: Measure) => days.map((day) => byDay.get(`${day} ${measure}`)?.count ?? 0);
  const amounts = (measure: Measure) => days.map((day) => byDay.get(`${day} ${measure}`)?.amount ?? zero);
  return {
    days,
    ...(may(role, "leads", "read") && { leads: counts("lead") }),
    ...(may(role, "orders", "read") && {
      orders: counts("order"),
      paid: counts("paid"),
      received: amounts("received"),
      refunded: amounts("refunded"),
      revenue: amounts("revenue"),
    }),
  };
}

/** Values of the funnel shown one by one; anybody may make up names of campaigns. */
const valuesShown = 30;

/** Returns the steps from visits to paid orders of the last days; steps that the role may not read are absent. */
export async function readFunnel(
  { db, now }: Deps,
  role: StaffRole,
  { days, by }: { days: number; by: FigureDimension },
): Promise<Funnel> {
  const to = jakartaDay(now());
  const from = addDays(to, 1 - days);
  const { all, values, more, rest } = funnelOf(await readValues(db, { from, to }, by), valuesShown);
  const allowed = <Counts extends typeof all>({ contacts, orders, paid, ...others }: Counts) => ({
    ...others,
    ...(may(role, "leads", "read") && { contacts }),
    ...(may(role, "orders", "read") && { orders, paid }),
  });
  return { from, to, by, all: allowed(all), values: values.map(allowed), more, rest: allowed(rest) };
}
