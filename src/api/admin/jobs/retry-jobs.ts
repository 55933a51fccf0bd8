import { z } from "zod";
import * as queue from "#infra/jobs/change-jobs.server.ts";
import { hasQueue } from "#infra/jobs/list-jobs.server.ts";
import { jobsChanged } from "#insight/operations/jobs-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { queueName } from "./jobs.ts";

/** POST /admin/jobs/retry and POST /admin/jobs/:id/retry: all jobs that failed, of a queue or of every one, or one job. */
export function retryJobs(api: Api, deps: ApiDeps): void {
  const config = { permission: ["jobs", "write"] } as const;
  api.post(
    "/admin/jobs/retry",
    {
      config,
      schema: {
        ...adminSchema("jobs"),
        summary: "Retry every job that failed",
        body: z.object({ queue: queueName.optional() }),
        response: { 200: jobsChanged, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      if (!(await hasQueue(deps.db))) return { data: { changed: 0 } };
      return { data: { changed: await queue.retryJobs(deps, request.body, request.staff.actor) } };
    },
  );

  api.post(
    "/admin/jobs/:id/retry",
    {
      config,
      schema: {
        ...adminSchema("jobs"),
        summary: "Retry one job",
        params: z.object({ id: z.uuid() }),
        response: { 200: jobsChanged, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const found = (await hasQueue(deps.db)) && (await queue.retryJobs(deps, { id }, request.staff.actor)) > 0;
      if (!found) throw new Problem(404, "not_found");
      return { data: { changed: 1 } };
    },
  );
}
