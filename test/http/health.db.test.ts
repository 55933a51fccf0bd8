import { expect, test, vi } from "vitest";
import { readiness } from "#api/site/health.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { forgetMigrations, openMigratedDatabase } from "../support/databases.ts";

test("an outage of the database is logged once, not with every probe", async () => {
  const { db, close } = await openMigratedDatabase();
  await forgetMigrations(db);
  const warn = vi.fn();
  const ready = readiness({ db, log: { ...silentLog, warn } });
  expect(await ready()).toBe("migrations");
  await close();
  expect([await ready(), await ready()]).toEqual(["database", "database"]);
  expect(warn).toHaveBeenCalledOnce();
});

test("a database of which damage is known is not ready, which is logged once", async () => {
  const { db, close } = await openMigratedDatabase();
  const error = vi.fn();
  const ready = readiness({ db, log: { ...silentLog, error }, databaseDamage: () => "invalid page in block 1" });
  expect([await ready(), await ready()]).toEqual(["database", "database"]);
  expect(error).toHaveBeenCalledOnce();
  await close();
});
