import type { ExperimentRow } from "#growth/experiments/desk/experiment-view.ts";
import { StateBadge, type Tone } from "../../layout/state-badge.tsx";
import { useWords } from "../../words/use-words.ts";

const tones: Record<ExperimentRow["state"], Tone> = {
  draft: "quiet",
  running: "info",
  stopped: "warn",
  shipped: "good",
  archived: "quiet",
};

export function ExperimentState({ state }: { state: ExperimentRow["state"] }) {
  const { states } = useWords("admin-experiments");
  return <StateBadge tone={tones[state]}>{states[state]}</StateBadge>;
}
