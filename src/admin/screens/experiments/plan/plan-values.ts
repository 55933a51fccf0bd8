import type { ExperimentDetail, ExperimentDraft } from "#growth/experiments/desk/experiment-contract.ts";
import type { ArmChange, ExperimentArm } from "#growth/experiments/experiment.ts";

/** What the form of a plan holds. */
export interface PlanValues extends ExperimentDraft {
  version: number;
}

const keys = "abcd";
export const mostArms = keys.length;

/** Returns the plan of a new experiment: the page as it is against one that is to be chosen. */
export function newPlan(asItIs: string): PlanValues {
  return {
    version: 0,
    name: "",
    goal: "contact",
    pages: [],
    locales: ["id", "en"],
    arms: [{ key: "a", name: asItIs, weight: 1, change: { kind: "none" } }, newArm(1)],
    plannedVisitors: 20_000,
  };
}

export function planOf({ version, name, goal, pages, locales, arms, plannedVisitors }: ExperimentDetail): PlanValues {
  return { version, name, goal, pages, locales, arms, plannedVisitors };
}

/** Returns an arm for a place, which shows the next design until something else is chosen. */
export const newArm = (index: number): ExperimentArm => ({
  key: keys[index]!,
  name: "",
  weight: 1,
  change: emptyChange("edition"),
});

/** Returns arms with the keys of their places. */
export const inOrder = (arms: readonly ExperimentArm[]): ExperimentArm[] =>
  arms.map((arm, index) => ({ ...arm, key: keys[index]! }));

/** Returns a change of a kind of which nothing is chosen yet. */
export function emptyChange(kind: ArmChange["kind"]): ArmChange {
  switch (kind) {
    case "none":
      return { kind };
    case "edition":
      return { kind, edition: "v2" };
    case "section":
      return { kind, section: "", show: "v2" };
    case "words":
      return { kind, versions: [] };
  }
}
