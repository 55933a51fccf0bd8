import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#infra/database/open-database.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { readBackup, writeBackup } from "#infra/transfer/archive.server.ts";
import type { DataSet } from "#infra/transfer/data-set.ts";
import { listTables, readSums, setFormats } from "#infra/transfer/table-list.server.ts";
import { readDatabase, writeDatabase } from "#infra/transfer/write-database.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { bothDatabases, freshPostgresUrl, openMigratedPglite } from "../support/databases.ts";
import { seedDemo } from "../support/demo.ts";
import { testShop } from "../support/shop.ts";

const key = "a key of many characters";
const now = () => new Date("2026-11-20T05:00:00Z");

/** Creates the tables of the job queue, with one job where it is wanted. */
async function createQueues(base: OpenDatabase, { withJob }: { withJob: boolean }): Promise<void> {
  const jobs = createJobs(base, { log: silentLog });
  await jobs.start();
  if (withJob) await jobs.send(base.db, "lead-mail", { mail: crypto.randomUUID() });
  await jobs.stop();
}

const sumsOf = (base: OpenDatabase) =>
  base.db.transaction().execute(async (trx) => {
    await setFormats(trx);
    return readSums(trx, await listTables(trx));
  });

bothDatabases((open, engine) => {
  let source: OpenDatabase;
  /** Opens an empty database of the other kind. */
  const openOther = async () =>
    engine === "PGlite" ? openDatabase({ databaseUrl: await freshPostgresUrl(), dataDir: "" }) : openMigratedPglite();
  const copyInto = (target: OpenDatabase) => readDatabase(source.db, (data) => writeDatabase(target.db, data));

  beforeAll(async () => {
    source = await open();
    await seedShop(source.db, now());
    const passwordCost = { ln: 4, r: 8, p: 1 };
    const secret = "a secret of thirty-two characters";
    await seedDemo({ db: source.db, shop: testShop(source.db).shop, now, secret, passwordCost });
    await createQueues(source, { withJob: true });
    await source.db.insertInto("releases").values({ release: "one", started_at: now(), is_stored: true }).execute();
    // A lead merged into one that is copied after it, and a text of everything that JSON must quote.
    await sql`update leads set merged_into = (select id from leads order by id desc limit 1), message = ${'"\\ \n\r\t\u2028 😀 \u200f'}
      where id = (select id from leads order by id limit 1)`.execute(source.db);
  });

  test("everything is in the other database, row for row, and a second copy is refused", async () => {
    const target = await openOther();
    await createQueues(target, { withJob: false });
    const sums = await copyInto(target);
    expect(sums).toEqual(await sumsOf(source));
    expect(await sumsOf(target)).toEqual(sums);
    expect(Number(sums.find(({ table }) => table === "leads")!.rows)).toBeGreaterThan(50);
    // What a start writes again by itself is not copied.
    expect(sums.map(({ table }) => table).filter((table) => /^(search(?!_misses)|release)/.test(table))).toEqual([]);
    expect(sums.find(({ table }) => table === "pgboss.job")).toMatchObject({ rows: "1" });
    await expect(copyInto(target)).rejects.toThrow(/^The target has data in .*leads/);
    // The next order and the next audit entry go on where the source ended.
    const next = (base: OpenDatabase) =>
      sql<{ n: string }>`select nextval('order_numbers')::text as n`.execute(base.db);
    expect((await next(target)).rows).toEqual((await next(source)).rows);
    await expect(sql`delete from audit_log`.execute(target.db)).rejects.toThrow();
    await target.close();
  });

  test("a copy that fails leaves nothing, and can be repeated", async () => {
    const target = await openOther();
    await createQueues(target, { withJob: false });
    async function* cutOff(batches: DataSet["batches"]) {
      let count = 0;
      for await (const batch of batches) {
        if (++count > 20) throw new Error("cut off");
        yield batch;
      }
    }
    const copying = readDatabase(source.db, (data) =>
      writeDatabase(target.db, { ...data, batches: cutOff(data.batches) }),
    );
    await expect(copying).rejects.toThrow("cut off");
    expect(await copyInto(target)).toEqual(await sumsOf(source));
    await target.close();
  });

  test.each([undefined, key])("a backup restores every row (key: %s); a damaged one restores none", async (ownKey) => {
    const file = join(mkdtempSync(join(tmpdir(), "bigsuite-backup-")), "all.backup");
    const { sums } = await readDatabase(source.db, (data) => writeBackup(file, data, now(), ownKey));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    if (ownKey) {
      expect(bytes.includes("leads")).toBe(false);
      await expect(readBackup(file, undefined)).rejects.toThrow("BACKUP_KEY");
      await expect(readBackup(file, `${ownKey}!`)).rejects.toThrow("another key");
    }
    const target = await openOther();
    await createQueues(target, { withJob: false });
    const damaged = `${file}.damaged`;
    bytes[bytes.length - 30]! ^= 1;
    writeFileSync(damaged, bytes);
    await expect(readBackup(damaged, ownKey).then((data) => writeDatabase(target.db, data))).rejects.toThrow(
      /is damaged/,
    );
    expect((await sumsOf(target)).find(({ table }) => table === "leads")!.rows).toBe("0");
    expect(await writeDatabase(target.db, await readBackup(file, ownKey))).toEqual(sums);
    expect(await sumsOf(target)).toEqual(sums);
    await target.close();
  });
});

test("a database of another version is refused", async () => {
  const older = await openMigratedPglite();
  await sql`delete from kysely_migration where name > '0028'`.execute(older.db);
  const current = await openMigratedPglite();
  await expect(readDatabase(older.db, (data) => writeDatabase(current.db, data))).rejects.toThrow(
    /Only one of both databases has the migrations .*0029/,
  );
  for (const base of [older, current]) await base.close();
});
