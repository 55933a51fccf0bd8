import { existsSync, mkdirSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import { findDamage } from "#infra/database/damaged-database.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { openStorage } from "#main/preflight/open-storage.ts";
import { writeMigratedPglite } from "../support/databases.ts";

async function folder() {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-damage-"));
  const files = join(dataDir, "database", "files");
  await writeMigratedPglite(files);
  return { dataDir, files };
}

test("a file that begins with something else is found, whatever its size, and so is a file without which nothing opens", async () => {
  const { files } = await folder();
  expect(findDamage(files)).toBeUndefined();
  expect(findDamage(join(files, "nothing"))).toBeUndefined();
  const foreign = "boot 1795785573\n";
  const whole = (path: string) => readFileSync(join(files, path));
  // The last three: written on after it was overwritten; cut off within the first page; the first page of another size.
  const cases: [string, (bytes: Buffer) => Buffer, string][] = [
    ["base/5/3502", () => Buffer.from(foreign), "base/5/3502 begins with something else than a page"],
    ["global/1260", () => Buffer.from(foreign), "global/1260 begins"],
    ["global/pg_control", () => Buffer.from(foreign), "global/pg_control is not whole"],
    ["PG_VERSION", () => Buffer.from(foreign), "PG_VERSION is not whole"],
    ["pg_xact/0000", () => Buffer.from(foreign), "pg_xact/0000 has 16 bytes"],
    ["base/5/1259", ({ length }) => Buffer.concat([Buffer.from(foreign)], length), "base/5/1259 begins"],
    ["base/5/1259", (bytes) => bytes.subarray(0, 4096), "base/5/1259 has 4096 bytes"],
  ];
  for (const [path, change, message] of cases) {
    const before = whole(path);
    writeFileSync(join(files, path), change(before));
    expect(findDamage(files), path).toContain(message);
    writeFileSync(join(files, path), before);
  }
  // A full disk leaves a part of a page at the end, which Postgres writes again.
  truncateSync(join(files, "base/5/1259"), whole("base/5/1259").length + 4096);
  expect(findDamage(files)).toBeUndefined();
});

test("a damaged database is refused at the start in one sentence with the way out, and nothing is changed", async () => {
  const { dataDir, files } = await folder();
  writeFileSync(join(files, "base/5/3502"), "boot 1795785573\n");
  const start = () => openStorage(readConfig({ DATA_DIR: dataDir }), silentLog);
  await expect(start()).rejects.toThrow(
    new RegExp(
      `^DATA_DIR: the embedded database in ${dataDir}/database is damaged \\(base/5/3502 begins .+\\).+` +
        "`npm run restore -- --from <file>` .+there is none in .+/backups",
    ),
  );
  mkdirSync(join(dataDir, "backups"));
  for (const name of ["bigsuite-2026-11-20T010000", "bigsuite-2026-11-21T010000"])
    writeFileSync(join(dataDir, "backups", `${name}.backup`), "");
  // Also where only Postgres notices it.
  writeFileSync(join(files, "base/5/3502"), "");
  writeFileSync(join(files, "base/5/pg_filenode.map"), "");
  await expect(start()).rejects.toThrow(/Postgres cannot open it: .+the newest is .+bigsuite-2026-11-21T010000.backup/);
  expect(readFileSync(join(files, "base/5/3502"), "utf8")).toBe("");
});

test("what a process killed while it created the database has left is created anew", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-created-"));
  const folder = join(dataDir, "database");
  mkdirSync(join(folder, "files"), { recursive: true });
  writeFileSync(join(folder, "creating"), "");
  writeFileSync(join(folder, "files", "PG_VERSION"), "18\n");
  const base = await openDatabase({ dataDir });
  expect((await sql`select 1 as one`.execute(base.db)).rows).toEqual([{ one: 1 }]);
  await base.close();
  expect(existsSync(join(folder, "creating"))).toBe(false);
});

test("a statement that meets damaged data is remembered, others are not", async () => {
  const { dataDir, files } = await folder();
  const before = await openDatabase({ dataDir });
  await sql`create table damaged as select generate_series(1, 1000) as a`.execute(before.db);
  const { rows } = await sql<{ path: string }>`select pg_relation_filepath('damaged') as path`.execute(before.db);
  await before.close();
  const path = join(files, rows[0]!.path);
  const bytes = readFileSync(path);
  bytes.fill(7, 8192, 8192 + 100);
  writeFileSync(path, bytes);
  const base = await openDatabase({ dataDir });
  await expect(sql`select * from nothing`.execute(base.db)).rejects.toThrow();
  expect(base.damage?.()).toBeUndefined();
  await expect(sql`select count(*) from damaged`.execute(base.db)).rejects.toThrow("invalid page");
  expect(base.damage?.()).toContain("invalid page");
  await base.close();
});
