import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../../test/support/databases.ts";
import { untyped } from "../../../test/support/jobs.ts";
import { readConfig } from "../config/config.server.ts";
import type { OpenDatabase } from "../database/open-database.server.ts";
import { silentLog } from "../log/log.server.ts";
import { createMetrics } from "../log/metrics.server.ts";
import { runCommand } from "../operator/operator.server.ts";
import { jobCommands } from "./job-commands.server.ts";
import { measureJobs } from "./job-metrics.server.ts";
import { createJobs, type Jobs } from "./jobs.server.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let jobs: Jobs;
  let isRefused = true;
  const done: string[] = [];

  const operate = async (...args: string[]) => {
    let text = "";
    const config = readConfig({});
    const deps = { config, company: config.companyDefaults, db: base.db, jobs, now: () => new Date() };
    const ok = await runCommand(jobCommands, ["jobs", ...args], deps, (output) => {
      text += output;
    });
    return [ok, text] as const;
  };
  const failed = async () => {
    const { rows } = await sql<{ id: string }>`select id from pgboss.job where state = 'failed'`.execute(base.db);
    return rows.map(({ id }) => id);
  };

  beforeAll(async () => {
    base = await open();
    jobs = createJobs(base, { log: silentLog, checkSeconds: 0.5 });
    untyped(jobs).work<{ label: string }>("account-mail", async ({ label }) => {
      if (isRefused) throw new Error("550 <sari@contoh.co.id> unknown");
      done.push(label);
    });
    await jobs.start();
  });
  afterAll(() => jobs.stop());

  test("a failed job is counted and listed, and done when it is retried", async () => {
    const metrics = createMetrics({ process: false });
    const { registry } = metrics;
    measureJobs(metrics, base.db, () => new Date());
    expect(await operate()).toEqual([true, "No failed jobs.\n"]);
    await base.db.transaction().execute(async (trx) => {
      for (const label of ["one", "two", "three"]) await untyped(jobs).send(trx, "account-mail", { label });
      await sql`update pgboss.job set retry_limit = 0 where name = 'account-mail'`.execute(trx);
    });
    await expect.poll(failed).toHaveLength(3);
    expect(await registry.metrics()).toContain('bigsuite_jobs{queue="account-mail",state="failed"} 3');

    const [id = ""] = await failed();
    const [, list] = await operate("list");
    expect(list).toContain(`account-mail  ${id}  (attempts: 1)\n    Error: 550 <[email]> unknown\n`);
    isRefused = false;
    expect(await operate("retry", id)).toEqual([true, "To be retried: 1\n"]);
    await expect.poll(() => done).toHaveLength(1);
    expect(await operate("retry", "all")).toEqual([true, "To be retried: 2\n"]);
    await expect.poll(() => [...done].sort()).toEqual(["one", "three", "two"]);
    expect(await operate("retry", id)).toEqual([false, "No failed job like that.\n"]);
    expect((await operate("retry", "x' or true"))[0]).toBe(false);
  });
});
