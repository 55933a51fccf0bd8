import { sql } from "kysely";
import type { Actor } from "../audit/actor.ts";
import { recordChange } from "../audit/record-change.server.ts";
import { notifyAdmin } from "../database/admin-changes.server.ts";
import { notify } from "../database/notify.server.ts";
import type { Database } from "../database/tables.server.ts";
import { jobsChannel } from "./wake-workers.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

interface ChangedJob {
  id: string;
  queue: string;
  before: string;
}

/** Retries jobs that failed permanently, as pg-boss does: one, or all of a queue or of all queues. Returns their number. */
export function retryJobs(
  deps: Deps,
  which: { id?: string; queue?: string | undefined },
  actor: Actor,
): Promise<number> {
  const { id = null, queue = null } = which;
  return change(
    deps,
    actor,
    "job.retried",
    (now) =>
      // Also one that would be tried again later: somebody repaired what made it fail.
      sql<ChangedJob>`
      with chosen as (
        select id, name, state from pgboss.job
        where state in ('failed', 'retry') and (${id}::uuid is null or id = ${id}::uuid)
          and (${queue}::text is null or name = ${queue})
          and (state = 'failed' or ${id}::uuid is not null)
        for update skip locked)
      update pgboss.job as job set state = 'retry', completed_on = null, start_after = ${now},
        retry_limit = case when chosen.state = 'failed' then job.retry_limit + 1 else job.retry_limit end
      from chosen where job.id = chosen.id and job.name = chosen.name
      returning job.id, job.name as queue, chosen.state::text as before`,
  );
}

/** Cancels a job that waits, or that failed: it is not tried again. Returns whether there was one. */
export async function cancelJob(deps: Deps, id: string, actor: Actor): Promise<boolean> {
  const cancelled = await change(
    deps,
    actor,
    "job.cancelled",
    (now) => sql<ChangedJob>`
      with chosen as (
        select id, name, state from pgboss.job
        where id = ${id}::uuid and state in ('created', 'retry', 'failed') for update skip locked)
      update pgboss.job as job set state = 'cancelled', completed_on = ${now}
      from chosen where job.id = chosen.id and job.name = chosen.name
      returning job.id, job.name as queue, chosen.state::text as before`,
  );
  return cancelled > 0;
}

async function change(
  { db, now }: Deps,
  actor: Actor,
  action: string,
  statement: (now: Date) => ReturnType<typeof sql<ChangedJob>>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const { rows } = await statement(at).execute(trx);
    for (const { id, queue, before } of rows)
      await recordChange(trx, actor, at, {
        action,
        object: { kind: "jobs", id },
        before: { queue, state: before },
        after: { state: action === "job.cancelled" ? "cancelled" : "retry" },
      });
    if (rows.length > 0) {
      await notifyAdmin(trx, "jobs", rows.length === 1 ? rows[0]!.id : "");
      await notify(trx, jobsChannel, "");
    }
    return rows.length;
  });
}
