import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import type { Day } from "#time/jakarta-day.ts";
import { bothDatabases } from "../../test/support/databases.ts";
import type { PlacedEvent } from "./counts.ts";
import type { Dimension } from "./day-sums.server.ts";
import { createEventLog, type EventLog } from "./event-log.server.ts";
import { type ContactCount, countViews, reportLines } from "./report.server.ts";
import { insightRetention } from "./retention.server.ts";

const event = (more: Partial<PlacedEvent> = {}): PlacedEvent => ({
  name: "page_view",
  path: "/",
  locale: "id",
  edition: "v1",
  entry: false,
  landing: "/",
  utm_source: "",
  utm_medium: "",
  utm_campaign: "",
  ...more,
});

bothDatabases((open) => {
  let db: Database;
  let log: EventLog;
  let now = new Date("2026-11-20T10:00:00Z");
  const errors: unknown[] = [];
  beforeEach(async () => {
    ({ db } = await open());
    log = createEventLog({ db, now: () => now, onError: (error) => errors.push(error), flushMs: 60_000 });
  });
  afterEach(() => log.stop());
  const reported = async (by: Dimension, from: Day, to: Day, contacts: ContactCount[] = []) =>
    reportLines((await countViews(db, [by], { from, to })).get(by) ?? [], contacts);

  test("events are stored as counts by the day in Jakarta", async () => {
    now = new Date("2026-11-20T16:59:59Z");
    log.add([event({ entry: true }), event(), event({ name: "home_page_view" }), event({ path: "/about-us" })]);
    now = new Date("2026-11-20T17:00:00Z");
    log.add([event({ entry: true, locale: "en" })]);
    await log.flush();
    log.add([event()]);
    await log.flush();
    expect(errors).toEqual([]);
    expect(await db.selectFrom("insight_days").select("count").where("name", "=", "home_page_view").execute()).toEqual([
      { count: 1 },
    ]);
    expect(await reported("path", "2026-11-20", "2026-11-20")).toEqual([
      { value: "/", pageViews: 2, visits: 1, contacts: 0, suspects: 0, contactRate: 0 },
      { value: "/about-us", pageViews: 1, visits: 0, contacts: 0, suspects: 0, contactRate: null },
    ]);
    expect(await reported("locale", "2026-11-20", "2026-11-21")).toEqual([
      { value: "id", pageViews: 4, visits: 1, contacts: 0, suspects: 0, contactRate: 0 },
      { value: "en", pageViews: 1, visits: 1, contacts: 0, suspects: 0, contactRate: 0 },
    ]);
  });

  test("a contact counts for the page on which its visit started, and for its campaign", async () => {
    now = new Date("2026-11-20T10:00:00Z");
    log.add([
      event({ path: "/products/big-social", entry: true, utm_source: "mail" }),
      event({ path: "/products/big-social", entry: true }),
      event({ path: "/contact-us", utm_source: "mail" }),
      event({ name: "contact_us_success", path: "/contact-us", landing: "/products/big-social", utm_source: "mail" }),
    ]);
    await log.flush();
    const counted = await db
      .selectFrom("insight_days")
      .select(["path", "utm_source", "count"])
      .where("name", "=", "contact_us_success")
      .execute();
    expect(counted).toEqual([{ path: "/products/big-social", utm_source: "mail", count: 1 }]);
  });

  test("contacts are counted by the server, visits as browsers report them", async () => {
    now = new Date("2026-11-20T10:00:00Z");
    log.add([
      event({ path: "/products/big-social", entry: true, utm_source: "mail" }),
      event({ path: "/products/big-social", entry: true }),
      // Sent three times at once.
      ...Array(3).fill(event({ name: "contact_us_success", path: "/contact-us", landing: "/products/big-social" })),
    ]);
    await log.flush();
    const contacts = [
      { value: "/products/big-social", contacts: 1, suspects: 2 },
      { value: "/never-viewed", contacts: 1, suspects: 0 },
    ];
    expect(await reported("path", "2026-11-20", "2026-11-20", contacts)).toEqual([
      { value: "/products/big-social", pageViews: 2, visits: 2, contacts: 1, suspects: 2, contactRate: 0.5 },
      { value: "/never-viewed", pageViews: 0, visits: 0, contacts: 1, suspects: 0, contactRate: null },
    ]);
    const bySource = await reported("utm_source", "2026-11-20", "2026-11-20", [
      { value: "mail", contacts: 1, suspects: 2 },
    ]);
    expect(bySource.find(({ value }) => value === "mail")).toMatchObject({ visits: 1, contacts: 1, contactRate: 1 });
  });

  test("two concurrent writers lose nothing and do not deadlock", async () => {
    now = new Date("2026-11-20T10:00:00Z");
    const other = createEventLog({ db, now: () => now, onError: (error) => errors.push(error), flushMs: 60_000 });
    const paths = ["/", "/a", "/b", "/c", "/d"];
    for (let round = 0; round < 10; round++) {
      log.add(paths.map((path) => event({ path })));
      other.add(paths.toReversed().map((path) => event({ path })));
      await Promise.all([log.flush(), other.flush()]);
    }
    expect(errors).toEqual([]);
    const lines = await reported("path", "2026-11-20", "2026-11-20");
    expect(lines.map(({ value, pageViews }) => [value, pageViews])).toEqual(paths.map((path) => [path, 20]));
  });

  test("a row that the database refuses does not affect other events", async () => {
    now = new Date("2026-11-20T10:00:00Z");
    errors.length = 0;
    const campaigns = Array.from({ length: 40 }, (_, index) => `campaign ${index}`);
    log.add(campaigns.map((utm_source) => event({ utm_source })));
    log.add([event({ utm_source: "a\0b" }), event({ path: "/\0" })]);
    // Two texts in JavaScript, one in the database.
    log.add([event({ utm_source: "half \ud800" }), event({ utm_source: "half \ud801" })]);
    await log.flush();
    const lines = await reported("utm_source", "2026-11-20", "2026-11-20");
    expect(new Set(lines.map(({ value }) => value))).toEqual(new Set([...campaigns, "half \ufffd"]));
    expect(errors).toHaveLength(2);
    errors.length = 0;
  });

  test("at most 200 new campaigns a day are counted by name, because anybody may invent one", async () => {
    const flood = (name: string, count: number) => {
      log.add(Array.from({ length: count }, (_, index) => event({ utm_source: `${name} ${index}` })));
      return log.flush();
    };
    const sources = async (day: Day) =>
      new Map((await reported("utm_source", day, day)).map(({ value, pageViews }) => [value, pageViews]));
    now = new Date("2026-11-20T10:00:00Z");
    await flood("first", 150);
    await flood("second", 1000);
    log.add([event({ utm_source: "first 7" }), event()]);
    await log.flush();
    const counted = await sources("2026-11-20");
    expect([counted.size, counted.get("(other)"), counted.get("first 7"), counted.get("")]).toEqual([202, 950, 2, 1]);
    // The next day has a limit of its own; earlier campaigns are counted by name, also by another process.
    now = new Date("2026-11-21T10:00:00Z");
    const other = createEventLog({ db, now: () => now, onError: (error) => errors.push(error), flushMs: 60_000 });
    other.add([event({ utm_source: "first 7" }), event({ utm_source: "second 900" })]);
    await other.flush();
    expect([...(await sources("2026-11-21")).keys()].sort()).toEqual(["first 7", "second 900"]);
    expect(errors).toEqual([]);
  });

  test("counts are stored for 25 months", async () => {
    for (const at of ["2024-10-19T10:00:00Z", "2024-10-21T10:00:00Z", "2026-11-20T10:00:00Z"]) {
      now = new Date(at);
      log.add([event({ utm_source: at })]);
      await log.flush();
    }
    await applyRetention(db, insightRetention, now);
    const lines = await reported("utm_source", "2020-01-01", "2026-12-31");
    expect(lines.map(({ value }) => value).sort()).toEqual(["2024-10-21T10:00:00Z", "2026-11-20T10:00:00Z"]);
    expect(await db.selectFrom("insight_campaigns").select("utm_source").execute()).toHaveLength(2);
  });

  test("a batch of refused rows alone is dropped in the end", async () => {
    let tries = 0;
    const refusing = {
      transaction: () => ({
        execute: async () => {
          tries++;
          throw Object.assign(new Error("invalid byte sequence"), { code: "22021" });
        },
      }),
    } as unknown as Database;
    const bad = createEventLog({ db: refusing, now: () => now, onError: () => {}, flushMs: 60_000 });
    bad.add(Array.from({ length: 5000 }, (_, index) => event({ utm_source: `\0${index}` })));
    await bad.flush();
    expect(tries).toBeLessThan(400);
  });

  test("events above the limit of the buffer are dropped", async () => {
    const flood = Array.from({ length: 20_000 }, () => event());
    expect(log.add(flood)).toBe(true);
    expect(log.add([event()])).toBe(false);
    const flushed = log.flush();
    // Events that are being written count as buffered.
    expect(log.add([event()])).toBe(false);
    await flushed;
    expect(log.add([event()])).toBe(true);
  });
});
