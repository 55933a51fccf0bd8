import { z } from "zod";
import type { Changed } from "#growth/experiments/desk/desk-result.ts";
import { type ExperimentPage, experimentDetail } from "#growth/experiments/desk/experiment-view.ts";
import { readExperiment } from "#growth/experiments/desk/read-experiments.server.ts";
import type { ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { staleVersion } from "../stale-version.ts";

/** The number of an experiment, as the database has it. */
export const experimentParams = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});
export const experimentResponse = {
  200: z.object({ data: experimentDetail }),
  ...refusals(400, 401, 403, 404, 409),
};

/** Returns the pages that may be in an experiment. */
export const experimentPages = ({ experimentPages: pages = () => [] }: ApiDeps): readonly ExperimentPage[] => pages();

/** Returns an experiment, or refuses with 404. */
export async function foundExperiment(deps: ApiDeps, id: number) {
  const found = await readExperiment(deps.db, id, experimentPages(deps));
  if (!found) throw new Problem(404, "not_found");
  return found;
}

/** Returns an experiment after a change, or refuses what could not be changed. */
export async function changedExperiment(deps: ApiDeps, id: number, changed: Changed) {
  const current = await foundExperiment(deps, id);
  if (changed.ok) return current;
  if (changed.code === "stale_version") throw staleVersion(current);
  if (changed.code === "experiment_not_ready")
    throw new Problem(409, changed.code, { extra: { problems: changed.problems } });
  throw new Problem(409, changed.code);
}
