import type { StartProblem } from "./start-problem.ts";

/** What became of a change of an experiment. `experiment_not_open`: its state does not allow it. */
export type Changed =
  | { ok: true }
  | { ok: false; code: "not_found" | "stale_version" | "experiment_not_open" | "arm_unknown" }
  | { ok: false; code: "experiment_not_ready"; problems: StartProblem[] };
