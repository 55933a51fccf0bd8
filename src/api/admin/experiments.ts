import { readTraffic } from "#desk/traffic.server.ts";
import { createExperiment, saveExperiment } from "#growth/experiments/desk/change-experiment.server.ts";
import type { Changed } from "#growth/experiments/desk/desk-result.ts";
import { experimentContract } from "#growth/experiments/desk/experiment-contract.ts";
import { endExperiment, shipExperiment, startExperiment } from "#growth/experiments/desk/move-experiment.server.ts";
import { listExperiments, readExperiment } from "#growth/experiments/desk/read-experiments.server.ts";
import { readResultsOf } from "#growth/experiments/results/read-results.server.ts";
import { resultColumns, resultRows } from "#growth/experiments/results/result-rows.ts";
import type { PublicationState } from "#publishing/content-view.ts";
import { inPublication, publishVersions } from "#publishing/publications/publish.server.ts";
import { locales } from "#text/locales.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";
import { readerOf } from "./content/content-params.ts";
import { publishRefusal } from "./content/publish-refusal.ts";

/** Experiments: their plans, what happens to them, and their results. */
export function experiments(api: Api, deps: ApiDeps): void {
  const { db, now, publishing, experimentPages = () => [] } = deps;
  serve(api, experimentContract, {
    pages: () => [...experimentPages()],
    traffic: ({ query: { pages, locales: asked } }) => {
      const chosen = locales.filter((locale) => asked.split(",").includes(locale));
      return readTraffic(db, now(), { pages: pages.split(","), locales: chosen });
    },
    list: ({ query }) => listExperiments(db, query),
    create: async ({ body, staff }) => ({ ok: true, id: await createExperiment(deps, staff.actor, body) }),
    read: ({ params }) => readExperiment(db, params.id, experimentPages()),
    edit: async ({ params, body, staff }) => ready(await saveExperiment(deps, staff.actor, params.id, body)),
    start: async ({ params, body, staff }) =>
      ready(await startExperiment({ ...deps, pages: experimentPages() }, staff.actor, { ...params, ...body })),
    stop: async ({ params, body, staff }) =>
      ready(await endExperiment(deps, staff.actor, { ...params, ...body }, "stop")),
    archive: async ({ params, body, staff }) =>
      ready(await endExperiment(deps, staff.actor, { ...params, ...body }, "archive")),
    ship: async ({ params, body, staff, request }) => {
      const result = await inPublication(publishing, async (trx, at) => {
        let state: PublicationState = "review";
        const shipped = await shipExperiment(trx, staff.actor, at, { ...params, ...body }, async (versions, note) => {
          const opened = await publishVersions(trx, publishing, staff.actor, at, { versions, note });
          state = opened.state;
          return opened.id;
        });
        return { shipped, state };
      });
      if (!("shipped" in result)) throw await publishRefusal(deps, result, readerOf(request.headers));
      return ready(result.shipped);
    },
    results: ({ params }) => readResultsOf(deps, params.id),
    resultFile: async ({ params: { id } }) => {
      const result = await readResultsOf(deps, id);
      if (!result) return undefined;
      const rows = resultRows(result);
      async function* batches() {
        yield rows;
      }
      return { name: `x${id}`, columns: resultColumns, rows: batches(), total: rows.length };
    },
  });
}

/**
 * Returns what became of a change.
 * @throws Problem 409 with what prevents the start
 */
function ready(changed: Changed) {
  if (!changed.ok && changed.code === "experiment_not_ready")
    throw new Problem(409, changed.code, { extra: { problems: changed.problems } });
  return changed;
}
