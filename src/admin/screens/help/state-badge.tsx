import type { HelpState } from "#shop/help/help-states.ts";
import { StateBadge, type Tone } from "../../layout/state-badge.tsx";
import { useWords } from "../../words/use-words.ts";

const tones: Record<HelpState, Tone> = { waiting_team: "warn", waiting_customer: "info", solved: "good" };

/** Renders whose turn it is. */
export function HelpStateBadge({ state }: { state: HelpState }) {
  const { states } = useWords("admin-help");
  return <StateBadge tone={tones[state]}>{states[state]}</StateBadge>;
}
