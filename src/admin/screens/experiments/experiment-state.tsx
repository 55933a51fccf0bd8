import type { ExperimentRow } from "#growth/experiments/desk/experiment-contract.ts";
import { everyPage } from "#growth/experiments/overlap.ts";
import { fill } from "#text/fill.ts";
import { useWords, wordFor } from "../../kit/data.ts";
import { StateBadge, type Tone } from "../../kit/parts.ts";

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

/** Returns the functions that name arms, pages and sections. */
export function useNames(arms: readonly { key: string; name: string }[] = []) {
  const words = useWords("admin-experiments");
  return {
    arm: (key: string) => fill(words.arm, { key, name: arms.find((each) => each.key === key)?.name ?? "" }),
    section: (name: string) => wordFor(words.sections, name),
    page: (path: string) => (path === everyPage ? words.everyPage : path),
  };
}
