import type { ImportState } from "#leads/import/import-states.ts";
import { useWords } from "../../../kit/data.ts";
import { StateBadge, type Tone } from "../../../kit/parts.ts";

const tones: Record<ImportState, Tone> = {
  uploaded: "warn",
  checking: "info",
  checked: "warn",
  running: "info",
  done: "good",
  undoing: "info",
  undone: "quiet",
};

/** Renders the state of an import in words. */
export function ImportStateBadge({ state }: { state: ImportState }) {
  const { states } = useWords("admin-lead-import");
  return <StateBadge tone={tones[state]}>{states[state]}</StateBadge>;
}
