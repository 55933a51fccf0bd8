import { z } from "zod";
import { endExperiment, shipExperiment, startExperiment } from "#growth/experiments/desk/move-experiment.server.ts";
import type { PublicationState } from "#publishing/content-view.ts";
import { inPublication, publishVersions } from "#publishing/publications/publish.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { adminSchema } from "../admin-schema.ts";
import { readerOf } from "../content/content-params.ts";
import { publishRefusal } from "../content/publish-refusal.ts";
import { changedExperiment, experimentPages, experimentParams, experimentResponse } from "./experiment-params.ts";

const version = z.int();

/** POST /admin/experiments/{id}/start, /stop, /archive and /ship. */
export function experimentEvents(api: Api, deps: ApiDeps): void {
  const config = { permission: ["experiments", "write"] } as const;
  const schemaOf = (summary: string) => ({
    ...adminSchema("experiments"),
    summary,
    params: experimentParams,
    response: experimentResponse,
  });

  api.post(
    "/admin/experiments/:id/start",
    {
      config,
      schema: {
        ...schemaOf("Start an experiment"),
        description: "409 `experiment_not_ready` with `problems` when something is missing or pages are in use.",
        body: z.object({ version }),
      },
    },
    async ({ params, body, staff }) => {
      const pages = experimentPages(deps);
      const started = await startExperiment({ ...deps, pages }, staff.actor, { ...params, ...body });
      return { data: await changedExperiment(deps, params.id, started) };
    },
  );

  for (const event of ["stop", "archive"] as const)
    api.post(
      `/admin/experiments/:id/${event}`,
      {
        config,
        schema: {
          ...schemaOf(
            event === "stop"
              ? "Stop an experiment: everybody sees the pages as they are"
              : "Archive an experiment: out of the list, and nothing is shown of it",
          ),
          body: z.object({ version }),
        },
      },
      async ({ params, body, staff }) => {
        const ended = await endExperiment(deps, staff.actor, { ...params, ...body }, event);
        return { data: await changedExperiment(deps, params.id, ended) };
      },
    );

  api.post(
    "/admin/experiments/:id/ship",
    {
      config: { ...config, recentFactor: true },
      schema: {
        ...schemaOf("Ship an arm to everybody; its words become the content"),
        description: "Where a second person approves publications, words wait for one.",
        body: z.object({ version, winner: z.string().max(1) }),
      },
    },
    async ({ params, body, staff, headers }) => {
      const result = await inPublication(deps.publishing, async (trx, at) => {
        let state: PublicationState = "review";
        const shipped = await shipExperiment(trx, staff.actor, at, { ...params, ...body }, async (versions, note) => {
          const opened = await publishVersions(trx, deps.publishing, staff.actor, at, { versions, note });
          state = opened.state;
          return opened.id;
        });
        return { shipped, state };
      });
      if (!("shipped" in result)) throw await publishRefusal(deps, result, readerOf(headers));
      return { data: await changedExperiment(deps, params.id, result.shipped) };
    },
  );
}
