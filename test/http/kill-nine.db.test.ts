import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../support/databases.ts";
import { goodRequest } from "../support/leads.ts";
import { runsAll } from "../support/runs-all.ts";
import { killProcess, processEnvironment, startProcess } from "../support/server-process.ts";

const submissions = runsAll ? 200 : 60;
const kills = runsAll ? 3 : 1;

eachDatabase((_open, engine) => {
  test(`kill -9 during ${submissions} submissions loses no confirmed lead and stores none twice`, async () => {
    const { env: common, open } = await processEnvironment(engine);
    const env = { ...common, LOG_LEVEL: "error", RATE_LIMIT_CONTACT: "100000" };
    let running = await startProcess("contact-process.ts", env);
    const confirmed = new Map<number, string>();
    let killed = 0;

    /** Repeats a request with the same key until there is a response, as a browser would. */
    async function submit(number: number): Promise<void> {
      for (;;) {
        const response = await fetch(`${running.url}/contact-us`, {
          method: "POST",
          headers: { "content-type": "application/json", "idempotency-key": `lead-${number}` },
          body: JSON.stringify({ ...goodRequest, name: `Lead ${number}` }),
        }).catch(() => undefined);
        const body = response?.status === 201 ? ((await response.json().catch(() => undefined)) as Receipt) : undefined;
        if (body) {
          confirmed.set(number, body.data.id);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }

    const killer = (async () => {
      while (killed < kills) {
        const due = ((killed + 1) * submissions) / (kills + 1);
        while (confirmed.size < due) await new Promise((resolve) => setTimeout(resolve, 1));
        await killProcess(running);
        running = await startProcess("contact-process.ts", env);
        killed++;
      }
    })();
    const numbers = Array.from({ length: submissions }, (_, index) => index);
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) await submit(number);
      }),
    );
    await killer;
    await killProcess(running);

    const base = await open();
    const leads = await base.db.selectFrom("leads").select(["id", "name"]).execute();
    const jobs = await sql<{ lead: string }>`
      select data->>'lead' as lead from pgboss.job where name = 'lead-received'`.execute(base.db);
    await base.close();
    expect(confirmed.size).toBe(submissions);
    expect(leads).toHaveLength(submissions);
    // Each lead has one job, and each job has its lead.
    expect(jobs.rows.map((each) => each.lead).sort()).toEqual(leads.map((each) => each.id).sort());
    const byName = new Map(leads.map(({ id, name }) => [name, id]));
    for (const [number, id] of confirmed) expect(byName.get(`Lead ${number}`)).toBe(id);
  });
});

interface Receipt {
  data: { id: string };
}
