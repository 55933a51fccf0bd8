import { z } from "zod";
import { readResultsOf } from "#growth/experiments/results/read-results.server.ts";
import { resultColumns, resultRows } from "#growth/experiments/results/result-rows.ts";
import { resultView } from "#growth/experiments/results/result-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals, sentAs } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { sendCsv } from "../csv-reply.ts";
import { experimentParams } from "./experiment-params.ts";

/** GET /admin/experiments/{id}/results, and the same as CSV. */
export function experimentResults(api: Api, deps: ApiDeps): void {
  const config = { permission: ["experiments", "read"] } as const;

  async function resultOf(id: number) {
    const result = await readResultsOf(deps, id);
    if (!result) throw new Problem(404, "not_found");
    return { name: `x${id}`, result };
  }

  api.get(
    "/admin/experiments/:id/results",
    {
      config,
      schema: {
        ...adminSchema("experiments"),
        summary: "What the arms did, their differences with limits, and what must not get worse",
        params: experimentParams,
        response: { 200: z.object({ data: resultView }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params }) => ({ data: (await resultOf(params.id)).result }),
  );

  api.get(
    "/admin/experiments/:id/results.csv",
    {
      config,
      schema: {
        ...adminSchema("experiments"),
        summary: "The result as CSV: one line for each arm and measure, in all and by circumstances",
        params: experimentParams,
        response: { 200: sentAs("text/csv"), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params }, reply) => {
      const { name, result } = await resultOf(params.id);
      const rows = resultRows(result);
      async function* batches() {
        yield rows;
      }
      return sendCsv(reply, { name, columns: resultColumns, rows: batches(), total: rows.length });
    },
  );
}
