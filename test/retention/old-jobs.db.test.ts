import { sql } from "kysely";
import type { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { openBoss, prepareQueues } from "#infra/jobs/open-boss.server.ts";
import { bothDatabases } from "../support/databases.ts";

bothDatabases((open) => {
  let base: OpenDatabase;
  let boss: PgBoss;
  beforeAll(async () => {
    base = await open();
    boss = openBoss(base);
    boss.on("error", () => {});
    await boss.start();
    await prepareQueues(boss, base.db, { retryDelay: 5 });
  });
  afterAll(() => boss.stop());

  test("finished and failed jobs are deleted after seventy hours, waiting ones are not", async () => {
    const queue = "order-expiry";
    for (const [state, hours] of [
      ["completed", 71],
      ["failed", 71],
      ["completed", 69],
      ["failed", 69],
      ["created", 71],
    ] as const) {
      const id = await boss.send(queue, { label: `${state} ${hours}` });
      const at = sql`now() - make_interval(hours => ${hours}::int)`;
      await sql`update pgboss.job set state = ${state}::text::pgboss.job_state, created_on = ${at},
        completed_on = case when ${state} = 'created' then null else ${at} end where id = ${id}::uuid`.execute(base.db);
    }
    // As if the last maintenance were an hour ago.
    await sql`update pgboss.queue set maintain_on = null`.execute(base.db);
    await boss.supervise(queue);
    const { rows } = await sql<{ label: string }>`
      select data ->> 'label' as label from pgboss.job where name = ${queue} order by 1`.execute(base.db);
    expect(rows.map(({ label }) => label)).toEqual(["completed 69", "created 71", "failed 69"]);
  });
});
