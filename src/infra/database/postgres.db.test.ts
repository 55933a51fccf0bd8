import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { notify } from "./notify.server.ts";
import type { OpenDatabase } from "./open.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { freshPostgresUrl } from "./testing.server.ts";

let base: OpenDatabase;
beforeAll(async () => {
  base = await openPostgres(await freshPostgresUrl(), 2);
});
afterAll(() => base.close());
afterEach(() => vi.useRealTimers());

test("who listens is called after a broken connection, for what was said meanwhile", async () => {
  const heard: string[] = [];
  const others: string[] = [];
  await base.listen("prices", (payload) => heard.push(payload));
  await base.listen("orders", (payload) => others.push(payload));
  await notify(base.db, "prices", "one");
  await expect.poll(() => heard).toEqual(["one"]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'bigsuite-listen' and datname = current_database()`.execute(base.db);
  await notify(base.db, "prices", "lost");
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(["one", ""]);
  expect(others).toEqual([""]);
  await notify(base.db, "prices", "two");
  await expect.poll(() => heard).toEqual(["one", "", "two"]);
});

test("a database that never answers is given up", async () => {
  const silent = createServer(() => vi.advanceTimersByTime(10_000));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { port } = silent.address() as AddressInfo;
  await expect(openPostgres(`postgres://nobody@127.0.0.1:${port}/none`)).rejects.toThrow(/timeout/);
  vi.useRealTimers();
  await new Promise((resolve) => silent.close(resolve));
});
