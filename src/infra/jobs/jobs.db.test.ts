import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../../test/support/databases.ts";
import { type UntypedJobs, untyped } from "../../../test/support/jobs.ts";
import { recordingLog } from "../../../test/support/log.ts";
import type { OpenDatabase } from "../database/open-database.server.ts";
import { createJobs } from "./jobs.server.ts";
import { openBoss } from "./open-boss.server.ts";
import { PermanentFailure } from "./permanent-failure.server.ts";
import type { QueueName } from "./queues.server.ts";

eachDatabase((open, engine) => {
  let base: OpenDatabase;
  let jobs: UntypedJobs;
  const done: string[] = [];
  const started: string[] = [];
  const { log, lines } = recordingLog();
  let refusals = 2;

  const stateOf = async (queue: QueueName, say: string) => {
    const { rows } = await sql<{ state: string; attempts: number; output: { message?: string } | null }>`
      select state::text, retry_count as attempts, output from pgboss.job
      where name = ${queue} and data->>'say' = ${say}`.execute(base.db);
    return rows[0];
  };

  beforeAll(async () => {
    base = await open();
    jobs = untyped(createJobs(base, { log, retryDelay: 1, pollSeconds: 0.5, expireInSeconds: 1 }));
    jobs.work<{ say: string; ms: number }>("newsletter-mail", async ({ say, ms }) => {
      started.push(say);
      await new Promise((resolve) => setTimeout(resolve, ms));
    });
    jobs.work<{ say: string }>("account-mail", async ({ say }) => {
      started.push(say);
      throw new PermanentFailure("550 <sari@contoh.co.id> unknown");
    });
    jobs.work<{ say: string }>("account-closed", async ({ say }) => {
      started.push(say);
      if (say === "refused") throw new Error("not today");
    });
    jobs.work<{ say: string }>("order-mail", async () => {
      throw new Error("not today");
    });
    jobs.work<{ say: string }>("upkeep", async ({ say }, { attempt }) => {
      if (say === "stubborn" && refusals-- > 0) throw new Error("not yet");
      done.push(`${say} ${attempt}`);
    });
    await jobs.start();
  });
  afterAll(() => jobs.stop());

  test("a job that may carry an address is deleted when it is done, and kept while it fails", async () => {
    await jobs.send(base.db, "account-closed", { say: "delivered" });
    await jobs.send(base.db, "account-closed", { say: "refused" });
    await expect
      .poll(() => started.includes("delivered") && started.includes("refused"), { timeout: 10_000 })
      .toBe(true);
    await expect.poll(() => stateOf("account-closed", "delivered"), { timeout: 10_000 }).toBeUndefined();
    expect(await stateOf("account-closed", "refused")).toMatchObject({ state: expect.stringMatching(/active|retry/) });
  });

  test("a job is done when its transaction commits, never when it rolls back, once per id, again after a failure", async () => {
    const id = crypto.randomUUID();
    await base.db.transaction().execute(async (trx) => {
      await jobs.send(trx, "upkeep", { say: "kept" });
      await jobs.send(trx, "upkeep", { say: "once" }, { id });
      await jobs.send(trx, "upkeep", { say: "once" }, { id });
      await jobs.send(trx, "upkeep", { say: "stubborn" });
    });
    await base.db
      .transaction()
      .execute(async (trx) => {
        await jobs.send(trx, "upkeep", { say: "dropped" });
        throw new Error("no");
      })
      .catch(() => {});
    await expect.poll(() => [...done].sort(), { timeout: 20_000 }).toEqual(["kept 0", "once 0", "stubborn 2"]);
  });

  test("every queue takes a first send inside a transaction", async () => {
    const { queueNames } = await import("./queues.server.ts");
    await base.db.transaction().execute(async (trx) => {
      for (const queue of queueNames)
        await jobs.send(trx, queue, { say: "x" }, { startAfter: new Date(Date.now() + 1e8) });
    });
  });

  test("a slow mail holds up no other, and none goes out twice because of it", async () => {
    await base.db.transaction().execute(async (trx) => {
      await jobs.send(trx, "newsletter-mail", { say: "quick", ms: 10 });
      await jobs.send(trx, "newsletter-mail", { say: "slow", ms: 1600 });
      await sql`update pgboss.job set retry_delay = 5 where name = 'newsletter-mail'`.execute(trx);
    });
    for (const say of ["quick", "slow"])
      await expect
        .poll(() => stateOf("newsletter-mail", say), { timeout: 15_000 })
        .toMatchObject({ state: "completed" });
    // longer than what would be tried again waits
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect(started.filter((it) => it === "quick" || it === "slow").sort()).toEqual(["quick", "slow"]);
    expect(lines()).toContainEqual(
      expect.objectContaining({ level: 50, queue: "newsletter-mail", msg: expect.stringContaining("abandoned") }),
    );
  });

  test("what cannot succeed fails after nine more attempts, and is told without the address", async () => {
    await jobs.send(base.db, "account-mail", { say: "nobody" }, { startAfter: new Date(Date.now() + 3000) });
    await sql`update pgboss.job set retry_count = 9 where name = 'account-mail' and data->>'say' = 'nobody'`.execute(
      base.db,
    );
    await expect
      .poll(() => stateOf("account-mail", "nobody"), { timeout: 25_000 })
      .toMatchObject({ state: "failed", attempts: 9, output: { message: "PermanentFailure: 550 <[email]> unknown" } });
    expect(started.filter((it) => it === "nobody")).toHaveLength(1);
    const told = lines().filter((it) => it.queue === "account-mail");
    expect(told).toMatchObject([{ level: 50, msg: expect.stringContaining("given up") }]);
    expect(JSON.stringify(told)).not.toContain("sari@");
  });

  test("the last attempt says that it was the last", async () => {
    await jobs.send(base.db, "order-mail", { say: "tired" }, { startAfter: new Date(Date.now() + 3000) });
    await sql`update pgboss.job set retry_limit = 1 where name = 'order-mail' and data->>'say' = 'tired'`.execute(
      base.db,
    );
    await expect
      .poll(() => stateOf("order-mail", "tired"), { timeout: 20_000 })
      .toMatchObject({ state: "failed", attempts: 1 });
    const told = lines().filter((it) => it.queue === "order-mail");
    expect(told.map(({ level, msg }) => [level, /given up/.test(String(msg))])).toEqual([
      [40, false],
      [50, true],
    ]);
  });

  test("a finished job is kept for less than three days, in queues and jobs of an older version too", async () => {
    await jobs.send(base.db, "order-expiry", { say: "old" });
    await sql`update pgboss.queue set deletion_seconds = 604800`.execute(base.db);
    await sql`update pgboss.job set deletion_seconds = 604800`.execute(base.db);
    const newer = createJobs(base, { log, retryDelay: 1 });
    await newer.start();
    await newer.stop();
    const { rows } = await sql<{ most: number }>`select max(deletion_seconds) as most from (
      select deletion_seconds from pgboss.queue where name not like '\\_\\_%'
      union all select deletion_seconds from pgboss.job where name = 'order-expiry') as kept`.execute(base.db);
    expect(rows[0]?.most).toBe(70 * 3600);
  });

  test.runIf(engine === "Postgres")("the queue's own connections hang no longer than its upkeep takes", async () => {
    const boss = openBoss(base);
    boss.on("error", () => {});
    await boss.start();
    const { rows } = await boss.getDb().executeSql("select current_setting('statement_timeout') as statement");
    await boss.stop();
    expect(rows).toEqual([{ statement: "5min" }]);
  });
});
