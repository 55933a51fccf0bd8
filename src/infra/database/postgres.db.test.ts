import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { freshPostgresUrl } from "../../../test/support/databases.ts";
import { migrate } from "./migrate.server.ts";
import { notify } from "./notify.server.ts";
import type { OpenDatabase } from "./open-database.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { withoutTimeouts } from "./without-timeouts.server.ts";

let base: OpenDatabase;
beforeAll(async () => {
  base = await openPostgres(await freshPostgresUrl(), 2);
});
afterAll(() => base.close());
afterEach(() => vi.useRealTimers());

test("listeners are called after a broken connection, because notifications may have been lost", async () => {
  const received: string[] = [];
  const others: string[] = [];
  await base.listen("prices", (payload) => received.push(payload));
  await base.listen("orders", (payload) => others.push(payload));
  await notify(base.db, "prices", "one");
  await expect.poll(() => received).toEqual(["one"]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'bigsuite-listen' and datname = current_database()`.execute(base.db);
  await notify(base.db, "prices", "lost");
  await expect.poll(() => received).toEqual(["one", ""]);
  expect(others).toEqual([""]);
  await notify(base.db, "prices", "two");
  await expect.poll(() => received).toEqual(["one", "", "two"]);
});

test("connecting to a database that never responds fails", async () => {
  const silent = createServer(() => vi.advanceTimersByTime(10_000));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { port } = silent.address() as AddressInfo;
  await expect(openPostgres(`postgres://nobody@127.0.0.1:${port}/none`)).rejects.toThrow(/timeout/);
  vi.useRealTimers();
  await new Promise((resolve) => silent.close(resolve));
});

test("statements, locks and idle transactions have timeouts, except within withoutTimeouts", async () => {
  const read = async (db = base.db) => {
    const { rows } = await sql<Record<string, string>>`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`.execute(
      db,
    );
    return rows[0];
  };
  const timeouts = { statement: "15s", lock: "10s", idle: "30s" };
  expect(await read()).toEqual(timeouts);
  expect(await withoutTimeouts(base.db, read)).toEqual({ statement: "0", lock: "0", idle: "0" });
  expect(await Promise.all([read(), read()])).toEqual([timeouts, timeouts]);
});

test("no statement is compiled, whatever the planner expects it to cost", async () => {
  const { rows } = await sql`select current_setting('jit') as jit`.execute(base.db);
  expect(rows).toEqual([{ jit: "off" }]);
});

test("a second instance waits for the migrations of the first, however long they take, newer ones included", async () => {
  const { url } = base.engine as { url: string };
  const [first, second] = await Promise.all([openPostgres(url, 1), openPostgres(url, 1)]);
  // the lock of Kysely's migrator
  await sql`select pg_advisory_lock(3853314791062309107)`.execute(first.db);
  // One that the first instance is still running.
  await sql`create table running as select * from kysely_migration order by name desc limit 1`.execute(first.db);
  await sql`delete from kysely_migration where name in (select name from running)`.execute(first.db);
  await sql`set statement_timeout = 100`.execute(second.db);
  const warned: unknown[] = [];
  const waiting = migrate(second.db, { warn: (details: unknown) => void warned.push(details) });
  await sql`select pg_sleep(0.5)`.execute(first.db);
  await sql`insert into kysely_migration select * from running union all values ('9001-later', '2026-11-20T03:00:00Z')`.execute(
    first.db,
  );
  await first.close();
  expect(await waiting).toEqual([]);
  expect(warned).toEqual([{ migrations: ["9001-later"] }]);
  await second.close();
});
