import { z } from "zod";
import { createExperiment } from "#growth/experiments/desk/change-experiment.server.ts";
import { experimentDraft } from "#growth/experiments/desk/experiment-draft.ts";
import { experimentDetail, experimentRow } from "#growth/experiments/desk/experiment-view.ts";
import { listExperiments } from "#growth/experiments/desk/read-experiments.server.ts";
import { experimentStates } from "#growth/experiments/experiment-states.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { foundExperiment } from "./experiment-params.ts";

/** GET and POST /admin/experiments. */
export function experiments(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/experiments",
    {
      config: { permission: ["experiments", "read"] },
      schema: {
        ...adminSchema("experiments"),
        summary: "Experiments, the newest first; archived ones on request",
        querystring: pageQuery.extend({ state: z.enum(experimentStates).optional() }),
        response: { 200: pageOf(experimentRow), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query }) => {
      const { rows, next } = await listExperiments(deps.db, query);
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.post(
    "/admin/experiments",
    {
      config: { permission: ["experiments", "write"] },
      schema: {
        ...adminSchema("experiments"),
        summary: "Create an experiment as a draft",
        body: experimentDraft,
        response: { 201: z.object({ data: experimentDetail }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ body, staff }, reply) => {
      const id = await createExperiment(deps, staff.actor, body);
      return reply.code(201).send({ data: await foundExperiment(deps, id) });
    },
  );
}
