import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "./database/open.server.ts";
import { eachDatabase } from "./database/testing.server.ts";
import { createJobs, type Jobs } from "./jobs.server.ts";
import { silentLog } from "./log.server.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let jobs: Jobs;
  const done: string[] = [];
  let refusals = 2;

  beforeAll(async () => {
    base = await open();
    jobs = createJobs(base, { log: silentLog, retryDelay: 1, pollSeconds: 0.5 });
    jobs.work<{ say: string }>("upkeep", async ({ say }, { attempt }) => {
      if (say === "stubborn" && refusals-- > 0) throw new Error("not yet");
      done.push(`${say} ${attempt}`);
    });
    await jobs.start();
  });
  afterAll(() => jobs.stop());

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
});
