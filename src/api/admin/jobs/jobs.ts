import { z } from "zod";
import { type FailingJob, hasQueue, listFailing, listQueues } from "#infra/jobs/list-jobs.server.ts";
import { queueNames } from "#infra/jobs/queues.server.ts";
import { jobsView } from "#insight/operations/jobs-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

const jobsShown = 200;

/** A queue of the program, as part of a request. */
export const queueName = z.enum(queueNames as [string, ...string[]]);

/** GET /admin/jobs: the queues, and the jobs that failed or are tried again. */
export function jobs(api: Api, { db, now }: ApiDeps): void {
  api.get(
    "/admin/jobs",
    {
      config: { permission: ["jobs", "read"] },
      schema: {
        ...adminSchema("jobs"),
        summary: "Queues and failed jobs",
        querystring: z.object({ queue: queueName.optional(), state: z.enum(["failed", "retry"]).default("failed") }),
        response: { 200: jobsView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      if (!(await hasQueue(db))) return { data: { queues: [], failed: [], more: false } };
      const [queues, failing] = await Promise.all([
        listQueues(db, now()),
        listFailing(db, request.query, jobsShown + 1),
      ]);
      return {
        data: {
          queues: queues.map(({ oldest, ...queue }) => ({ ...queue, oldest: oldest?.toISOString() ?? null })),
          failed: failing.slice(0, jobsShown).map(viewJob),
          more: failing.length > jobsShown,
        },
      };
    },
  );
}

function viewJob({ created, failed, next, ...job }: FailingJob) {
  return {
    ...job,
    created: created.toISOString(),
    failed: failed?.toISOString() ?? null,
    next: next?.toISOString() ?? null,
  };
}
