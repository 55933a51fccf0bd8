import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import { lockFolder } from "#infra/database/folder-lock.server.ts";
import { type Log, silentLog } from "#infra/log/log.server.ts";
import { openStorage } from "./open-storage.ts";

const fresh = () => mkdtempSync(join(tmpdir(), "bigsuite-storage-"));
function unwritable() {
  const file = join(fresh(), "file");
  writeFileSync(file, "");
  return file;
}

test("a data folder that cannot be written to is named before anything is opened", async () => {
  const DATA_DIR = unwritable();
  await expect(openStorage(readConfig({ DATA_DIR }), silentLog)).rejects.toThrow(`DATA_DIR: ${DATA_DIR} is a file`);
  const withoutSecret = readConfig({ DATA_DIR, DATABASE_URL: "postgres://localhost:1/a" });
  await expect(openStorage(withoutSecret, silentLog)).rejects.toThrow(`DATA_DIR: ${DATA_DIR} is a file`);
});

test("on Postgres a missing folder is only a warning, and a failure names DATABASE_URL without the password", async () => {
  const config = readConfig({
    DATA_DIR: unwritable(),
    DATABASE_URL: "postgres://me:hunter2@localhost:1/shop",
    AUTH_SECRET: "0123456789".repeat(4),
  });
  const warn = vi.fn();
  await expect(openStorage(config, { warn } as unknown as Log)).rejects.toThrow(
    /^DATABASE_URL \(localhost:1\/shop\): connect ECONNREFUSED [^\n]+$/,
  );
  expect(warn.mock.lastCall?.[0]).toMatch(/^DATA_DIR: .* is a file, not a folder; no operator command/);
});

test("an embedded database in use names the folder and its owner", async () => {
  const DATA_DIR = fresh();
  const unlock = lockFolder(join(DATA_DIR, "database"));
  await expect(openStorage(readConfig({ DATA_DIR }), silentLog)).rejects.toThrow(
    `DATA_DIR: ${DATA_DIR}/database is in use by another process (${process.pid})`,
  );
  unlock();
});
