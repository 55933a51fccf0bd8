import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { readReport } from "#desk/campaign-report.server.ts";
import { dayStores, readFigures, readFunnel } from "#desk/today.server.ts";
import { readConversions } from "#growth/experiments/results/read-conversions.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { rebuildFigures, rollUpFigures } from "#insight/figures/roll-up-figures.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { dayBegins, jakartaDay } from "#time/jakarta-day.ts";
import { insightSources } from "../../src/main/commands/insight-sources.ts";
import { eachDatabase } from "../support/databases.ts";
import { runsAll } from "../support/runs-all.ts";
import {
  campaigns,
  change,
  type Fact,
  type History,
  history,
  locales,
  model,
  now,
  period,
  store,
  toRows,
} from "./facts-model.ts";

const isWithin = ({ at }: Fact) => jakartaDay(at) >= period.from && jakartaDay(at) <= period.to;

async function compare(db: Database, rows: History): Promise<void> {
  const facts = model(rows);
  const inPeriod = facts.filter(isWithin);
  const of = (measure: string, test: (fact: Fact) => boolean = () => true) =>
    inPeriod.filter((fact) => fact.measure === measure && test(fact));
  const money = (list: Fact[]) => list.reduce((total, { amount }) => total + amount, 0);

  // Today's figures.
  const { days, ...figures } = await readFigures({ db, now }, "admin", 30);
  const byDay = (value: (day: string) => number) => days.map(value);
  const onDay = (day: string) => (fact: Fact) => jakartaDay(fact.at) === day;
  expect(figures).toEqual({
    leads: byDay((day) => of("lead", onDay(day)).length),
    orders: byDay((day) => of("order", onDay(day)).length),
    paid: byDay((day) => of("paid", onDay(day)).length),
    received: byDay((day) => money(of("received", onDay(day)))),
    refunded: byDay((day) => money(of("refunded", onDay(day)))),
    revenue: byDay((day) => money(of("revenue", onDay(day)))),
  });

  // The funnel.
  for (const [by, groupOf] of [
    ["product", ({ product }: Fact) => product],
    ["locale", ({ locale }: Fact) => locale],
    ["campaign", ({ last }: Fact) => last],
  ] as const) {
    const { values } = await readFunnel({ db, now }, "admin", { days: 30, by });
    const steps = (value: string) => {
      const count = (measure: string) => of(measure, (fact) => groupOf(fact) === value).length;
      return {
        ...{ value, visits: 0, contacts: count("lead") + count("registration") },
        ...{ orders: count("order"), paid: count("paid") },
      };
    };
    const expected = [...new Set(inPeriod.filter(isStep).map(groupOf))].map(steps);
    const order = (list: { value: string }[]) => list.toSorted((a, b) => (a.value < b.value ? -1 : 1));
    // A value with money alone has a line of zeros, as it is counted by day too.
    expect(order(values.filter(({ contacts, orders, paid }) => contacts! + orders! + paid! > 0))).toEqual(
      order(expected),
    );
  }

  // The report of campaigns, by first and by last arrival.
  const report = await readReport(db, { ...period, by: "campaign" });
  for (const value of campaigns)
    for (const side of ["first", "last"] as const) {
      const here = (fact: Fact) => fact[side] === value;
      const line = report.lines.find((each) => each.value === value)?.[side];
      expect({ value, ...(line ?? { leads: 0, accounts: 0, orders: 0, revenue: 0 }) }).toEqual({
        value,
        leads: of("lead", here).length,
        accounts: of("registration", here).length,
        orders: of("order", here).length,
        revenue: money(of("revenue", here)),
      });
    }

  // The results of an experiment.
  const { counts } = await readConversions(db, "x1", { from: dayBegins(period.from), until: now(), last: period.to });
  for (const arm of ["a", "b"])
    for (const [measure, counted] of [
      ["lead", "contact"],
      ["registration", "registration"],
      ["order", "order"],
      ["paid", "paid"],
      ["revenue", "revenue"],
    ] as const) {
      const own = of(measure, (fact) => fact.arm === arm);
      const rowsOf = counts.filter((row) => row.arm === arm && row.measure === counted);
      const people = rowsOf.reduce((sum, { count }) => sum + count, 0);
      const amount = rowsOf.reduce((sum, row) => sum + row.amount, 0);
      expect({ arm, measure, people, amount }).toEqual({
        ...{ arm, measure, people: measure === "revenue" ? 0 : new Set(own.map(({ person }) => person)).size },
        amount: measure === "revenue" ? money(own) : 0,
      });
    }

  // `npm run insight`.
  const printed = Object.fromEntries(await insightSources.figures(db, period));
  const rupiahOf = (amount: number) => formatRupiah(rupiah(amount), "en");
  expect(printed).toMatchObject({
    "contact requests": String(of("lead", ({ kind }) => kind === "contact").length),
    "possible spam": String(of("suspect").length),
    "API Marketplace requests": String(of("lead", ({ kind }) => kind === "api-marketplace").length),
    registrations: String(of("registration").length),
    "orders placed": String(of("order").length),
    "orders paid": String(of("paid").length),
    "money in, less what was returned": rupiahOf(money(of("received")) - money(of("refunded"))),
    "revenue without PPN, less credit notes": rupiahOf(money(of("revenue"))),
    "money of customers, held now": rupiahOf(money(facts.filter(({ measure }) => measure === "held"))),
  });
  const contacts = await insightSources.contacts(db, "locale", period);
  for (const locale of locales) {
    const count = (measure: string) => of(measure, (fact) => fact.kind === "contact" && fact.locale === locale).length;
    const found = contacts.find(({ value }) => value === locale) ?? { contacts: 0, suspects: 0 };
    expect({ locale, contacts: found.contacts, suspects: found.suspects }).toEqual({
      ...{ locale, contacts: count("lead"), suspects: count("suspect") },
    });
  }
}

const isStep = ({ measure }: Fact) => ["lead", "registration", "order", "paid"].includes(measure);

eachDatabase((open) => {
  let db: Database;
  const deps = () => ({ db, now, stores: dayStores });

  beforeAll(async () => {
    ({ db } = await open());
  });

  test("figures, funnel, campaigns, experiments and insight agree with one model on any history", async () => {
    await fc.assert(
      fc.asyncProperty(history, async (drawn) => {
        const rows = toRows(drawn);
        await store(db, rows);
        // Counted now, then stored by day, then counted again for what changed.
        await compare(db, rows);
        await rebuildFigures(deps());
        await compare(db, rows);
        await change(db, rows);
        await rollUpFigures(deps());
        // Arrivals that a request lent to other steps stay as they were on closed days, so all is counted again.
        await compareCounts(db, rows);
        await rebuildFigures(deps());
        await compare(db, rows);
      }),
      { numRuns: runsAll ? 60 : 6 },
    );
  });
});

/** Compares what does not depend on arrivals. */
async function compareCounts(db: Database, rows: History): Promise<void> {
  const facts = model(rows).filter(isWithin);
  const { days, leads, revenue, received } = await readFigures({ db, now }, "admin", 30);
  const sum = (measure: string, day: string, field: "count" | "amount") =>
    facts
      .filter((fact) => fact.measure === measure && jakartaDay(fact.at) === day)
      .reduce((total, { amount }) => total + (field === "count" ? 1 : amount), 0);
  expect({ leads, revenue, received }).toEqual({
    leads: days.map((day) => sum("lead", day, "count")),
    revenue: days.map((day) => sum("revenue", day, "amount")),
    received: days.map((day) => sum("received", day, "amount")),
  });
}
