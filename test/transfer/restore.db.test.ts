import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import type { OperatorCommand } from "#infra/operator/operator.server.ts";
import { runCommandAlone } from "#infra/operator/run-alone.server.ts";
import { listTables, readSums, setFormats } from "#infra/transfer/table-list.server.ts";
import { transferCommands } from "#infra/transfer/transfer-commands.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { freshPostgresUrl, writeMigratedPglite } from "../support/databases.ts";
import { insertSubscribers } from "../support/letters.ts";

const at = new Date("2026-11-20T05:00:00Z");
const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-restore-"));
const folder = join(dataDir, "database");
const file = join(dataDir, "all.backup");

const count: OperatorCommand = {
  name: "count",
  usage: [""],
  async run(_args, { db }, print) {
    const rows = await db.selectFrom("subscribers").select("id").execute();
    print(`${rows.length}`);
    return true;
  },
};

async function run(env: Record<string, string>, ...words: string[]) {
  let shown = "";
  const config = readConfig(env);
  const ok = await runCommandAlone(
    [...transferCommands, count],
    words,
    config,
    async () => config.companyDefaults,
    (text) => {
      shown += text;
    },
  );
  return { ok, shown };
}
const operate = (...words: string[]) => run({ DATA_DIR: dataDir }, ...words);

async function sums() {
  const base = await openDatabase({ dataDir });
  const read = await base.db.transaction().execute(async (trx) => {
    await setFormats(trx);
    return readSums(trx, await listTables(trx));
  });
  await base.close();
  return read.filter(({ table }) => table !== "pgboss.job");
}

beforeAll(async () => {
  await writeMigratedPglite(join(folder, "files"));
  const base = await openDatabase({ dataDir });
  await seedShop(base.db, at);
  await insertSubscribers(base.db, 100, at);
  await base.close();
});

test("a backup brings the site back on a damaged folder, which is kept; a sound one is not replaced unasked", async () => {
  const saved = await sums();
  expect(await operate("backup", "--to", file)).toMatchObject({ ok: true });

  // What the journal of letters did to the database until its calls threw.
  const overwritten = join(folder, "files/base/5/3502");
  writeFileSync(overwritten, "boot 1795785573\n");
  expect(await operate("count")).toMatchObject({ ok: false, shown: expect.stringContaining("npm run restore") });
  expect(await operate("backup")).toMatchObject({ ok: false, shown: expect.stringContaining("is damaged") });
  expect(await operate("restore", "--from", join(dataDir, "none.backup"))).toMatchObject({ ok: false });
  expect(readFileSync(overwritten, "utf8")).toBe("boot 1795785573\n");

  const { ok, shown } = await operate("restore", "--from", file);
  expect(shown).toMatch(
    /^Restored the backup of .+ every table was compared.\nThe files that were there are in .+files-until-/,
  );
  expect(ok).toBe(true);
  expect(await sums()).toEqual(saved);
  expect(await operate("count")).toEqual({ ok: true, shown: "100" });
  const [setAside] = readdirSync(folder).filter((name) => name.startsWith("files-until-"));
  expect(readFileSync(join(folder, setAside!, "base/5/3502"), "utf8")).toBe("boot 1795785573\n");

  expect(await operate("restore", "--from", file)).toMatchObject({
    ok: false,
    shown: expect.stringContaining("has data"),
  });
  expect(existsSync(join(folder, "restoring"))).toBe(false);
});

test("a backup does not migrate, other commands ask for it, and nothing creates a database by mistake", async () => {
  const base = await openDatabase({ dataDir });
  await sql`delete from kysely_migration where name > '0028'`.execute(base.db);
  await base.close();
  const old = join(dataDir, "old.backup");
  expect(await operate("backup", "--to", old)).toMatchObject({ ok: true });
  expect(await operate("count")).toEqual({ ok: false, shown: expect.stringContaining("of an earlier version") });
  const after = await openDatabase({ dataDir });
  const { rows } = await sql`select name from kysely_migration where name > '0028'`.execute(after.db);
  await after.close();
  expect(rows).toEqual([]);

  const DATA_DIR = mkdtempSync(join(tmpdir(), "bigsuite-nothing-"));
  expect(await run({ DATA_DIR }, "backup")).toMatchObject({
    ok: false,
    shown: `There is no database in ${DATA_DIR}\n`,
  });
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test("on Postgres a database with data is not migrated before it is refused", async () => {
  const DATABASE_URL = await freshPostgresUrl();
  const base = await openDatabase({ databaseUrl: DATABASE_URL, dataDir });
  await insertSubscribers(base.db, 1, at);
  await sql`delete from kysely_migration where name > '0028'`.execute(base.db);
  const AUTH_SECRET = "x".repeat(32);
  expect(await run({ DATABASE_URL, AUTH_SECRET }, "restore", "--from", file)).toMatchObject({
    ok: false,
    shown: expect.stringContaining("has data in subscribers"),
  });
  expect((await sql`select name from kysely_migration where name > '0028'`.execute(base.db)).rows).toEqual([]);
  await base.close();
});
