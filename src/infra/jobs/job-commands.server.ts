import { sql } from "kysely";
import { recordChange } from "../audit/record-change.server.ts";
import { notify } from "../database/notify.server.ts";
import type { Database, Trx } from "../database/tables.server.ts";
import type { OperatorCommand } from "../operator/operator.server.ts";
import { systemUser } from "../operator/system-user.server.ts";
import { jobsChannel } from "./wake-workers.server.ts";

interface FailedJob {
  id: string;
  queue: string;
  failed_at: Date;
  attempts: number;
  error: string | null;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `npm run jobs`: lists and retries jobs that failed permanently. */
export const jobCommands: readonly OperatorCommand[] = [
  {
    name: "jobs",
    usage: [
      "    list the jobs that failed permanently within the last 70 hours, newest first",
      "retry <id>|all    retry one of them, or all",
    ],
    async run([verb = "list", which = ""], { db, now }, print) {
      if (verb === "list") {
        const failed = await listFailed(db);
        print(failed.length > 0 ? failed.map(asText).join("") : "No failed jobs.\n");
        return true;
      }
      if (verb !== "retry" || !(which === "all" || uuid.test(which))) {
        print("Use `list`, `retry <id>` or `retry all`. Try --help\n");
        return false;
      }
      const count = await db.transaction().execute(async (trx) => {
        const retried = await retryFailed(trx, which === "all" ? undefined : which);
        const object = { kind: "jobs", id: which };
        const actor = { kind: "operator", name: systemUser() } as const;
        if (retried > 0) await notify(trx, jobsChannel, "");
        if (retried > 0) await recordChange(trx, actor, now(), { action: "job.retried", object, after: { retried } });
        return retried;
      });
      print(count > 0 ? `To be retried: ${count}\n` : "No failed job like that.\n");
      return count > 0 || which === "all";
    },
  },
];

async function listFailed(db: Database): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name as queue, completed_on as failed_at, retry_count + 1 as attempts,
      coalesce(output->>'message', output->'value'->>'message') as error
    from pgboss.job where state = 'failed' order by completed_on desc limit 1000`.execute(db);
  return rows;
}

/** Retries jobs as pg-boss does; returns their number. */
async function retryFailed(db: Database | Trx, id: string | undefined): Promise<number> {
  const { numAffectedRows } = await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where state = 'failed' and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

function asText({ id, queue, failed_at, attempts, error }: FailedJob): string {
  return `${failed_at.toISOString()}  ${queue}  ${id}  (attempts: ${attempts})\n    ${error ?? "no error message"}\n`;
}
