import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { batchSize, deleteInBatches, inBatches } from "#infra/retention/delete-in-batches.server.ts";
import { infraRetention } from "#infra/retention/infra-retention.server.ts";
import { olderThan } from "#infra/retention/retention.server.ts";
import { bothDatabases } from "../support/databases.ts";
import { insertRow } from "./insert-row.ts";

const now = new Date("2026-11-23T03:00:00Z");
const rows = 2 * batchSize + 100;

bothDatabases((open, engine) => {
  let db: Database;
  beforeAll(async () => {
    ({ db } = await open());
  });
  beforeEach(async () => {
    await sql`delete from rate_limits`.execute(db);
    await sql`insert into rate_limits (key, count, resets_at)
      select 'old:' || n, 1, ${now}::timestamptz - interval '1 day' from generate_series(1, ${rows}::int) as n`.execute(
      db,
    );
  });
  const left = async () => (await sql<{ key: string }>`select key from rate_limits order by key`.execute(db)).rows;

  test("rows are deleted in short transactions", async () => {
    const counts: number[] = [];
    await deleteInBatches(db, "rate_limits", olderThan("resets_at")(now), async (_trx, count) => {
      counts.push(count);
    });
    expect(counts).toEqual([batchSize, batchSize, 100]);
    expect(await left()).toEqual([]);
  });

  // The embedded database has one connection: nobody can hold a lock on it while another works.
  test.skipIf(engine === "PGlite")(
    "a row that somebody has locked is left for the next night, and nobody waits",
    async () => {
      await db.transaction().execute(async (trx) => {
        await sql`select from rate_limits where key = 'old:7' for update`.execute(trx);
        await applyRetention(db, infraRetention, now);
        expect(await left()).toEqual([{ key: "old:7" }]);
      });
      await applyRetention(db, infraRetention, now);
      expect(await left()).toEqual([]);
    },
  );

  test("a table that fails is reported after all others are done", async () => {
    const table = { no_such_table: infraRetention.rate_limits, ...infraRetention };
    await expect(applyRetention(db, table, now)).rejects.toThrow(/^1 of \d+ tables failed; no_such_table: relation/);
    expect(await left()).toEqual([]);
  });

  test("a history that only grows lets rows go to the upkeep alone, and none be changed", async () => {
    await insertRow(db, "packages", { id: "p" });
    await insertRow(db, "package_prices", { package_id: "p" });
    await expect(sql`delete from package_prices`.execute(db)).rejects.toThrow("only grows");
    const change = inBatches(db, 1, async (trx) => {
      await sql`update package_prices set price = 2`.execute(trx);
      return 0;
    });
    await expect(change).rejects.toThrow("only grows");
    await deleteInBatches(db, "package_prices", sql`true`);
    expect((await sql`select 1 from package_prices`.execute(db)).rows).toEqual([]);
    await insertRow(db, "package_prices", { package_id: "p" });
    await expect(sql`delete from package_prices`.execute(db)).rejects.toThrow("only grows");
  });
});
