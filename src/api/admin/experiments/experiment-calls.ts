import type { Api, ApiDeps } from "../../http/deps.ts";
import { experiment } from "./experiment.ts";
import { experimentChoices } from "./experiment-choices.ts";
import { experimentEvents } from "./experiment-events.ts";
import { experimentResults } from "./experiment-results.ts";
import { experiments } from "./experiments.ts";

/** Registers the calls of experiments: their plans, what happens to them, and their results. */
export function experimentCalls(api: Api, deps: ApiDeps): void {
  experimentChoices(api, deps);
  experiments(api, deps);
  experiment(api, deps);
  experimentEvents(api, deps);
  experimentResults(api, deps);
}
