import { z } from "zod";
import { saveExperiment } from "#growth/experiments/desk/change-experiment.server.ts";
import { experimentDraft } from "#growth/experiments/desk/experiment-draft.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { adminSchema } from "../admin-schema.ts";
import { changedExperiment, experimentParams, experimentResponse, foundExperiment } from "./experiment-params.ts";

/** GET and PATCH /admin/experiments/{id}. */
export function experiment(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/experiments/:id",
    {
      config: { permission: ["experiments", "read"] },
      schema: {
        ...adminSchema("experiments"),
        summary: "One experiment, with what prevents its start",
        params: experimentParams,
        response: experimentResponse,
      },
    },
    async ({ params }) => ({ data: await foundExperiment(deps, params.id) }),
  );

  api.patch(
    "/admin/experiments/:id",
    {
      config: { permission: ["experiments", "write"] },
      schema: {
        ...adminSchema("experiments"),
        summary: "Change what a draft plans",
        params: experimentParams,
        body: experimentDraft.and(z.object({ version: z.int() })),
        response: experimentResponse,
      },
    },
    async ({ params, body, staff }) => {
      const saved = await saveExperiment(deps, staff.actor, params.id, body);
      return { data: await changedExperiment(deps, params.id, saved) };
    },
  );
}
