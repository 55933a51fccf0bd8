import { afterAll, beforeAll, expect, test } from "vitest";
import { bothDatabases } from "../../../test/support/databases.ts";
import { type UntypedJobs, untyped } from "../../../test/support/jobs.ts";
import type { OpenDatabase } from "../database/open-database.server.ts";
import { silentLog } from "../log/log.server.ts";
import { createJobs } from "./jobs.server.ts";

bothDatabases((open) => {
  let base: OpenDatabase;
  let jobs: UntypedJobs;
  const done: number[] = [];
  beforeAll(async () => {
    base = await open();
    jobs = untyped(createJobs(base, { log: silentLog, retryDelay: 1, checkSeconds: 600 }));
    jobs.work<{ number: number }>("payment-void", async ({ number }, { attempt }) => {
      if (number < 0 && attempt === 0) throw new Error("not yet");
      done.push(number);
    });
    await jobs.start();
  });
  afterAll(() => jobs.stop());

  test("a sent job is done without waiting for a poll, and so are more jobs than one batch", async () => {
    // The first look at the queue is over.
    await expect
      .poll(() => jobs.send(base.db, "payment-void", { number: 0 }).then(() => done.length))
      .toBeGreaterThan(0);
    done.length = 0;
    await base.db.transaction().execute(async (trx) => {
      for (let number = 1; number <= 25; number++) await jobs.send(trx, "payment-void", { number });
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    const sent = Array.from({ length: 25 }, (_, index) => index + 1);
    await expect.poll(() => sent.filter((number) => !done.includes(number)), { interval: 100 }).toEqual([]);
  });

  test("a job for later is done when it is due, and a failed one is retried, without waiting for a check", async () => {
    await jobs.send(base.db, "payment-void", { number: 26 }, { startAfter: new Date(Date.now() + 2500) });
    await jobs.send(base.db, "payment-void", { number: -1 });
    await expect.poll(() => [26, -1].filter((number) => !done.includes(number)), { interval: 100 }).toEqual([]);
  });

  test("a job sent by another instance is done without waiting for a check", async () => {
    const other = untyped(createJobs(base, { log: silentLog }));
    await other.start();
    await other.send(base.db, "payment-void", { number: 27 });
    await expect.poll(() => done.includes(27), { interval: 100 }).toBe(true);
    await other.stop();
  });
});
