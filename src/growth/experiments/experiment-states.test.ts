import { expect, test } from "vitest";
import {
  type ExperimentEvent,
  type ExperimentState,
  experimentStates,
  nextExperimentState,
} from "./experiment-states.ts";

const events: readonly ExperimentEvent[] = ["start", "stop", "ship", "archive"];

test("every state is reached from a draft, and an experiment starts once", () => {
  const reached = new Set<ExperimentState>(["draft"]);
  for (const state of reached)
    for (const event of events) {
      const next = nextExperimentState(state, event);
      if (next) reached.add(next);
    }
  expect([...reached].sort()).toEqual([...experimentStates].sort());
  const from = (event: ExperimentEvent) => experimentStates.filter((state) => nextExperimentState(state, event));
  expect(from("start")).toEqual(["draft"]);
  expect(from("stop")).toEqual(["running"]);
  expect(from("ship")).toEqual(["running", "stopped"]);
  expect(from("archive")).toEqual(["draft", "stopped", "shipped"]);
});
