import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { openMigratedPglite } from "../../../test/support/databases.ts";
import { InvalidCursor, inOrder, isAfter, type ListKey, page, pages, positionOf, readCursor } from "./page.server.ts";
import type { Database } from "./tables.server.ts";

interface Listed {
  id: string;
  at: Date;
  day: string;
  number: number;
  name: string;
}
let listed: Database;

beforeAll(async () => {
  const base = await openMigratedPglite();
  listed = base.db;
  // Rows of one moment, of one millisecond and of one day; their numbers run against their moments.
  await sql`create table listed as select
    ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id,
    timestamptz '2026-11-20T02:00:00Z' + (n / 3) * interval '100 microseconds' as at,
    date '2026-11-20' + n / 4 as day, 100 - n as number, 'Baris ' || n % 5 as name from generate_series(1, 23) as n`.execute(
    listed,
  );
  return base.close;
});

const selectListed = () => listed.selectFrom(sql<Listed>`listed`.as("listed")).selectAll();
const keys: Record<string, ListKey<"at" | "day" | "id" | "name" | "number">> = {
  "a unique number": [["number", "asc", "number"]],
  "moments, the newest first": [
    ["at", "desc", "moment"],
    ["id", "desc", "uuid"],
  ],
  "days, the earliest first, in both directions": [
    ["day", "asc", "day"],
    ["number", "desc", "number"],
  ],
  "three columns in changing directions": [
    ["name", "desc", "text"],
    ["at", "asc", "moment"],
    ["id", "desc", "uuid"],
  ],
  "an expression": [
    [sql`lower(name)`, "asc", "text"],
    ["id", "asc", "uuid"],
  ],
};

describe.each(Object.entries(keys))("a list by %s", (_name, key) => {
  test("has every row once and in order, whatever the size of its pages", async () => {
    const whole = await page(selectListed(), key, { limit: 1000 });
    expect(whole).toMatchObject({ rows: { length: 23 }, next: null });
    expect(Object.keys(whole.rows[0]!)).toEqual(["id", "at", "day", "number", "name"]);
    const [column, direction] = key[0]!;
    if (typeof column === "string") {
      const values = whole.rows.map((row) => row[column].valueOf());
      const sorted = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(values).toEqual(direction === "asc" ? sorted : sorted.reverse());
    }
    for (const limit of [1, 2, 4, 23]) {
      const sizes: number[] = [];
      const read: Listed[] = [];
      for await (const rows of pages((paging) => page(selectListed(), key, paging), limit)) {
        sizes.push(rows.length);
        read.push(...rows);
      }
      expect(read).toEqual(whole.rows);
      expect(sizes.slice(0, -1).every((size) => size === limit)).toBe(true);
    }
  });
});

const cursor = (values: unknown) => Buffer.from(JSON.stringify(values)).toString("base64url");
const id = "00000000-0000-4000-8000-000000000001";
const key: ListKey = [
  ["at", "desc", "moment"],
  ["id", "desc", "uuid"],
];

test("the cursor of a list is read, and none is no position", () => {
  expect(readCursor(key, cursor(["2026-11-20T02:00:00.000100Z", id]))).toEqual(["2026-11-20T02:00:00.000100Z", id]);
  expect(readCursor(key, undefined)).toBeUndefined();
});

test.each([
  ["no cursor", "garbage"],
  ["nothing", ""],
  ["something else than a list", cursor({ at: id })],
  ["too few values", cursor(["2026-11-20T02:00:00.000100Z"])],
  ["too many values", cursor(["2026-11-20T02:00:00.000100Z", id, id])],
  ["a number for a moment", cursor([5, id])],
  ["a moment in another form", cursor(["2026-11-20T02:00:00Z", id])],
  ["a day that no calendar has", cursor(["2026-02-30T02:00:00.000000Z", id])],
  ["a moment that Postgres does not know", cursor(["0000-01-01T02:00:00.000000Z", id])],
  ["text for an id", cursor(["2026-11-20T02:00:00.000100Z", "x"])],
  ["null", cursor([null, id])],
])("text with %s is refused", (_what, text) => {
  expect(() => readCursor(key, text)).toThrow(InvalidCursor);
});

test("texts that Postgres cannot store, numbers with a fraction and days that no calendar has are refused", () => {
  expect(() => readCursor([["name", "asc", "text"]], cursor(["a\0"]))).toThrow(InvalidCursor);
  expect(() => readCursor([["number", "asc", "number"]], cursor([1.5]))).toThrow(InvalidCursor);
  expect(() => readCursor([["day", "asc", "day"]], cursor(["2026-02-30"]))).toThrow(InvalidCursor);
});

test("both forms of the condition begin in the index at the position, and nothing is sorted", async () => {
  const after = ["2026-11-20T02:00:00.000100Z", id];
  await listed.transaction().execute(async (trx) => {
    // Without rows the planner would read the table.
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_bitmapscan = off`.execute(trx);
    const planOf = async (table: string, key: ListKey<"created_at" | "id" | "received_at">) => {
      const rows = sql<{ created_at: Date; id: string; received_at: Date }>`${sql.table(table)}`.as("listed");
      const select = trx.selectFrom(rows).selectAll().where(isAfter(key, after));
      return JSON.stringify(await inOrder(select, key).select(positionOf(key)).limit(2).explain("json"));
    };
    const oneDirection = await planOf("letters", [
      ["created_at", "desc", "moment"],
      ["id", "desc", "uuid"],
    ]);
    expect(oneDirection).toMatch(/"Index Name":"letters_listed".*"Index Cond":"\(ROW\(created_at, id\) </);
    const bothDirections = await planOf("leads", [
      ["received_at", "desc", "moment"],
      ["id", "asc", "uuid"],
    ]);
    expect(bothDirections).toMatch(/"Index Name":"leads_received".*"Index Cond":"\(received_at <= /);
    expect(oneDirection + bothDirections).not.toContain("Sort");
  });
});
