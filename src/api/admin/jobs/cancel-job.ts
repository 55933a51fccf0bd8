import { z } from "zod";
import * as queue from "#infra/jobs/change-jobs.server.ts";
import { hasQueue } from "#infra/jobs/list-jobs.server.ts";
import { jobsChanged } from "#insight/operations/jobs-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** POST /admin/jobs/:id/cancel: the job is not tried again. */
export function cancelJob(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/jobs/:id/cancel",
    {
      config: { permission: ["jobs", "write"] },
      schema: {
        ...adminSchema("jobs"),
        summary: "Cancel a job that failed or that waits",
        params: z.object({ id: z.uuid() }),
        response: { 200: jobsChanged, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const found = (await hasQueue(deps.db)) && (await queue.cancelJob(deps, id, request.staff.actor));
      if (!found) throw new Problem(404, "not_found");
      return { data: { changed: 1 } };
    },
  );
}
