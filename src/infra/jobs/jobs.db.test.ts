import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothDatabases } from "../../../test/support/databases.ts";
import { type UntypedJobs, untyped } from "../../../test/support/jobs.ts";
import { recordingLog } from "../../../test/support/log.ts";
import type { OpenDatabase } from "../database/open-database.server.ts";
import { createJobs } from "./jobs.server.ts";
import { openBoss } from "./open-boss.server.ts";
import { PermanentFailure } from "./permanent-failure.server.ts";
import type { QueueName } from "./queues.server.ts";

bothDatabases((open, engine) => {
  let base: OpenDatabase;
  let jobs: UntypedJobs;
  const done: string[] = [];
  const started: string[] = [];
  const givenUp: string[] = [];
  const { log, lines } = recordingLog();
  let refusals = 2;
  const badOrder = "12345678-1234-4234-8234-123456789012";

  const stateOf = async (queue: QueueName, label: string) => {
    const { rows } = await sql<{ state: string; attempts: number; output: { message?: string } | null }>`
      select state::text, retry_count as attempts, output from pgboss.job
      where name = ${queue} and data->>'label' = ${label}`.execute(base.db);
    return rows[0];
  };

  beforeAll(async () => {
    base = await open();
    jobs = untyped(
      createJobs(base, {
        log,
        retryDelay: 1,
        checkSeconds: 0.5,
        expireInSeconds: 1,
        onGivenUp: (queue) => givenUp.push(queue),
      }),
    );
    jobs.work<{ label: string; ms: number }>("newsletter-mail", async ({ label, ms }) => {
      started.push(label);
      await new Promise((resolve) => setTimeout(resolve, ms));
    });
    jobs.work<{ label: string }>("account-mail", async ({ label }) => {
      started.push(label);
      throw new PermanentFailure("550 <sari@contoh.co.id> unknown");
    });
    jobs.work<{ label: string }>("account-closed", async ({ label }) => {
      started.push(label);
      if (label === "refused") throw new Error("not today");
    });
    jobs.work<{ label: string }>("order-mail", async () => {
      throw new Error("not today");
    });
    jobs.work<{ label: string }>("order-expiry", async ({ label }) => {
      if (label.startsWith("bad")) throw new Error(`1 of 2 orders failed; ${badOrder}: refused by sari@contoh.co.id`);
    });
    jobs.work<{ label: string }>("payment-void", async ({ label }, { attempt }) => {
      if (label === "stubborn" && refusals-- > 0) throw new Error("not yet");
      done.push(`${label} ${attempt}`);
    });
    await jobs.start();
  });
  afterAll(() => jobs.stop());

  test("a job that may contain an address is deleted when it is done, and stored while it fails", async () => {
    await jobs.send(base.db, "account-closed", { label: "delivered" });
    await jobs.send(base.db, "account-closed", { label: "refused" });
    await expect.poll(() => started.includes("delivered") && started.includes("refused")).toBe(true);
    await expect.poll(() => stateOf("account-closed", "delivered")).toBeUndefined();
    expect(await stateOf("account-closed", "refused")).toMatchObject({ state: expect.stringMatching(/active|retry/) });
  });

  test("a job is done when its transaction commits, never when it rolls back, once per id, and is retried after a failure", async () => {
    const id = crypto.randomUUID();
    await base.db.transaction().execute(async (trx) => {
      await jobs.send(trx, "payment-void", { label: "committed" });
      await jobs.send(trx, "payment-void", { label: "once" }, { id });
      await jobs.send(trx, "payment-void", { label: "once" }, { id });
      await jobs.send(trx, "payment-void", { label: "stubborn" });
    });
    await base.db
      .transaction()
      .execute(async (trx) => {
        await jobs.send(trx, "payment-void", { label: "dropped" });
        throw new Error("no");
      })
      .catch(() => {});
    await expect.poll(() => [...done].sort()).toEqual(["committed 0", "once 0", "stubborn 2"]);
  });

  test("every queue accepts a first send inside a transaction", async () => {
    const { queueNames } = await import("./queues.server.ts");
    await base.db.transaction().execute(async (trx) => {
      for (const queue of queueNames)
        await jobs.send(trx, queue, { label: "x" }, { startAfter: new Date(Date.now() + 1e8) });
    });
  });

  test("a slow mail delays no other, and none is sent twice because of it", async () => {
    await base.db.transaction().execute(async (trx) => {
      await jobs.send(trx, "newsletter-mail", { label: "quick", ms: 10 });
      await jobs.send(trx, "newsletter-mail", { label: "slow", ms: 1600 });
      await sql`update pgboss.job set retry_delay = 5 where name = 'newsletter-mail'`.execute(trx);
    });
    for (const label of ["quick", "slow"])
      await expect.poll(() => stateOf("newsletter-mail", label)).toMatchObject({ state: "completed" });
    // A retry would be due before this one.
    await jobs.send(base.db, "newsletter-mail", { label: "later", ms: 1 }, { startAfter: new Date(Date.now() + 6000) });
    await expect.poll(() => stateOf("newsletter-mail", "later")).toMatchObject({ state: "completed" });
    expect(started.filter((label) => label === "quick" || label === "slow").sort()).toEqual(["quick", "slow"]);
    expect(lines()).toContainEqual(
      expect.objectContaining({ level: 50, queue: "newsletter-mail", msg: expect.stringContaining("abandoned") }),
    );
  });

  test("a permanent failure ends after nine more attempts, and is logged without the address", async () => {
    await jobs.send(base.db, "account-mail", { label: "nobody" }, { startAfter: new Date(Date.now() + 3000) });
    await sql`update pgboss.job set retry_count = 9 where name = 'account-mail' and data->>'label' = 'nobody'`.execute(
      base.db,
    );
    await expect
      .poll(() => stateOf("account-mail", "nobody"))
      .toMatchObject({ state: "failed", attempts: 9, output: { message: "PermanentFailure: 550 <[email]> unknown" } });
    expect(started.filter((label) => label === "nobody")).toHaveLength(1);
    const logged = lines().filter(({ queue }) => queue === "account-mail");
    expect(logged).toMatchObject([{ level: 50, msg: expect.stringContaining("given up") }]);
    expect(JSON.stringify(logged)).not.toContain("sari@");
  });

  test("the last attempt is logged as the last", async () => {
    await jobs.send(base.db, "order-mail", { label: "tired" }, { startAfter: new Date(Date.now() + 3000) });
    await sql`update pgboss.job set retry_limit = 1 where name = 'order-mail' and data->>'label' = 'tired'`.execute(
      base.db,
    );
    givenUp.length = 0;
    await expect.poll(() => stateOf("order-mail", "tired")).toMatchObject({ state: "failed", attempts: 1 });
    expect(givenUp.filter((queue) => queue === "order-mail")).toHaveLength(1);
    const logged = lines().filter(({ queue }) => queue === "order-mail");
    expect(logged.map(({ level, msg }) => [level, /given up/.test(String(msg))])).toEqual([
      [40, false],
      [50, true],
    ]);
  });

  test("of a queue whose jobs come again and again the last failure is shown, with its rows, until a later one is done", async () => {
    const stored = async () => {
      const { rows } = await sql<{ label: string; state: string; error: string | null }>`
        select data->>'label' as label, state::text, output->>'message' as error from pgboss.job
        where name = 'order-expiry' and data->>'label' <> 'x' order by created_on`.execute(base.db);
      return rows;
    };
    const error = `Error: 1 of 2 orders failed; ${badOrder}: refused by [email]`;
    for (const label of ["bad one", "bad two"]) {
      await jobs.send(base.db, "order-expiry", { label });
      await expect.poll(stored).toEqual([{ label, state: "failed", error }]);
    }
    await jobs.send(base.db, "order-expiry", { label: "good" });
    await expect.poll(stored).toEqual([{ label: "good", state: "completed", error: null }]);
  });

  test("a finished job is stored for less than three days, in queues and jobs of an older version too", async () => {
    await jobs.send(base.db, "figures", { label: "old" });
    await sql`update pgboss.queue set deletion_seconds = 604800`.execute(base.db);
    await sql`update pgboss.job set deletion_seconds = 604800`.execute(base.db);
    const newer = createJobs(base, { log, retryDelay: 1 });
    await newer.start();
    await newer.stop();
    const { rows } = await sql<{ most: number }>`select max(deletion_seconds) as most from (
      select deletion_seconds from pgboss.queue where name not like '\\_\\_%'
      union all select deletion_seconds from pgboss.job where name = 'figures') as stored`.execute(base.db);
    expect(rows[0]?.most).toBe(70 * 3600);
  });

  test.runIf(engine === "Postgres")(
    "the queue's own connections have a timeout that suffices for its upkeep",
    async () => {
      const boss = openBoss(base);
      boss.on("error", () => {});
      await boss.start();
      const { rows } = await boss.getDb().executeSql("select current_setting('statement_timeout') as statement");
      await boss.stop();
      expect(rows).toEqual([{ statement: "5min" }]);
    },
  );

  test("stopping while it starts waits for the start, and what is stopped throws on use", async () => {
    const short = untyped(createJobs(base, { log }));
    short.work("payment-void", async () => {});
    const starting = short.start();
    await short.stop();
    await starting;
    await expect(short.send(base.db, "payment-void", { label: "late" })).rejects.toThrow("The job queue is stopped");
    expect(() => short.start()).toThrow("The job queue is stopped");
  });
});
