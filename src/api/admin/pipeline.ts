import { viewForecast } from "#desk/pipeline.server.ts";
import { addReason, changeReason, listReasons } from "#leads/pipeline/close-reasons.server.ts";
import { pipelineContract } from "#leads/pipeline/pipeline-contract.ts";
import { readBoard } from "#leads/pipeline/read-pipeline.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** The pipeline of leads: sums of the board, forecast, and why leads are won and lost. */
export function pipeline(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;
  serve(api, pipelineContract, {
    board: ({ query, staff }) => readBoard(db, query, { me: staff.user.id, now: now() }),
    forecast: () => viewForecast(db, now()),
    reasons: () => listReasons(db),
    addReason: ({ body, staff }) => addReason(body, staff.actor, deps),
    changeReason: ({ params, body, staff }) => changeReason(params.id, body, staff.actor, deps),
  });
}
