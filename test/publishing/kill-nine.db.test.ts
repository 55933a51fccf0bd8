import { sql } from "kysely";
import { expect, test } from "vitest";
import "#publishing/tables.server.ts";
import { eachDatabase } from "../support/databases.ts";
import { runsAll } from "../support/runs-all.ts";
import { killProcess, processEnvironment, startProcess } from "../support/server-process.ts";

const publishes = runsAll ? 100 : 30;
const kills = runsAll ? 3 : 1;
const documents = ["bigview", "bigone"];

eachDatabase((_open, engine) => {
  test(`kill -9 during ${publishes} publishes loses no answered one and leaves none half`, async () => {
    const { env, open } = await processEnvironment(engine);
    let running = await startProcess("../publishing/publish-process.ts", env);
    const answered = new Map<string, string>();
    const refusals: string[] = [];
    let killed = 0;

    const ask = async (query: Record<string, string>) =>
      fetch(`${running.url}?${new URLSearchParams(query)}`).then(
        async (response) => ({ status: response.status, body: await response.text() }),
        () => undefined,
      );

    /** Publishes a title, again after each death of the process, until there is an answer. */
    async function publish(document: string, title: string): Promise<void> {
      for (;;) {
        const answer = await ask({ document, title });
        if (answer?.status === 200) return void answered.set(title, JSON.parse(answer.body).id);
        if (answer) refusals.push(answer.body);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }

    const killer = (async () => {
      while (killed < kills) {
        const due = ((killed + 1) * publishes) / (kills + 1);
        while (answered.size < due) await new Promise((resolve) => setTimeout(resolve, 1));
        await killProcess(running);
        running = await startProcess("../publishing/publish-process.ts", env);
        killed++;
      }
    })();
    await Promise.all(
      documents.map(async (document) => {
        for (let number = 0; number < publishes / documents.length; number++)
          await publish(document, `${document} title ${number}`);
      }),
    );
    await killer;
    await killProcess(running);

    running = await startProcess("../publishing/publish-process.ts", env);
    for (const document of documents) {
      const last = `${document} title ${publishes / documents.length - 1}`;
      expect(JSON.parse((await ask({ document }))!.body).titles).toEqual([last, last]);
    }
    await killProcess(running);

    const base = await open();
    const { rows } = await sql<{ id: string; state: string; titles: string[]; visible: number }>`
      select p.id, p.state, array_agg(v.words->'hero'->>'title') as titles, count(v.published_at)::int as visible
      from content_publications p, jsonb_array_elements(p.items) item
        join content_versions v on v.id = (item->>'version_id')::bigint
      group by p.id, p.state`.execute(base.db);
    const loose = await sql<{ count: number }>`
      select count(*)::int as count from content_versions v where published_at is not null and not exists
        (select from content_publications p where p.items @> jsonb_build_array(jsonb_build_object('version_id', v.id)))`.execute(
      base.db,
    );
    await base.close();
    expect(refusals).toEqual([]);
    expect(answered.size).toBe(publishes);
    // Each publication has both languages, and nothing is visible without a publication.
    expect(rows.filter(({ state, visible }) => state !== "published" || visible !== 2)).toEqual([]);
    expect(loose.rows[0]!.count).toBe(0);
    const titles = new Map(rows.map(({ id, titles }) => [id, titles]));
    for (const [title, id] of answered) expect(titles.get(id)).toEqual([title, title]);
  });
});
