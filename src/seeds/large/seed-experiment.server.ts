import { type RawBuilder, sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import { pick } from "./names.ts";

/** Days for which the experiment ran, until now. */
const experimentDays = 60;
/** Browsers of one day, arm and circumstance. */
const visitors = 40;

/** Inserts an experiment that has ended, with two arms that do not differ, and returns its number. */
export async function seedExperiment(trx: Trx, at: Date): Promise<number> {
  const arms = ["a", "b"].map((key) => ({ key, name: key, weight: 1, change: { kind: "none" } }));
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into experiments (state, name, pages, locales, arms, planned_visitors, started_at, stopped_at, author,
        created_at, updated_at)
      select 'stopped', 'Large', '["/"]'::jsonb, '["id","en"]'::jsonb, ${JSON.stringify(arms)}::jsonb, 10000000, since,
        ${at}, 'large', since, ${at}
      from (select ${at}::timestamptz - ${experimentDays}::int * interval '1 day' as since) as began returning id),
    seen as (
      insert into experiment_exposure_days (experiment_id, day, arm, locale, device, source, count)
      select id, (${at}::timestamptz at time zone 'Asia/Jakarta')::date - ago, arm, locale, device, source, ${visitors}::int
      from added, generate_series(0, ${experimentDays - 1}::int) as ago, unnest(array['a', 'b']) as arm,
        unnest(array['id', 'en']) as locale, unnest(array['phone', 'tablet', 'desktop']) as device,
        unnest(array['direct', 'google', 'linkedin', 'other']) as source)
    select id from added`.execute(trx);
  return rows[0]!.id;
}

/** Returns what the browser of every second row had seen, numbered `n` and stored at `since`; null before it began. */
export function exposureOf(experiment: number | undefined, at: Date): RawBuilder<unknown> {
  if (experiment === undefined) return sql`null::jsonb`;
  return sql`case when n % 2 = 0 and since > ${at}::timestamptz - ${experimentDays}::int * interval '1 day' then
    jsonb_build_object(${`x${experiment}`}::text, jsonb_build_object('arm', ${pick(["a", "b"])},
      'locale', ${pick(["id", "en"])}, 'device', ${pick(["phone", "tablet", "desktop"])},
      'source', ${pick(["direct", "google", "linkedin", "other"])})) end`;
}
