/** `shipped`: every visitor of its pages sees the winner; `archived`: out of the list, nothing is shown of it. */
export const experimentStates = ["draft", "running", "stopped", "shipped", "archived"] as const;
export type ExperimentState = (typeof experimentStates)[number];

export type ExperimentEvent = "start" | "stop" | "ship" | "archive";

/** The state after an event; what is not listed is refused. Nothing else changes a state. */
const transitions: Record<ExperimentState, Partial<Record<ExperimentEvent, ExperimentState>>> = {
  draft: { start: "running", archive: "archived" },
  running: { stop: "stopped", ship: "shipped" },
  stopped: { ship: "shipped", archive: "archived" },
  shipped: { archive: "archived" },
  archived: {},
};

/** Returns the state after an event, or undefined where it cannot happen. */
export function nextExperimentState(state: ExperimentState, event: ExperimentEvent): ExperimentState | undefined {
  return transitions[state][event];
}
