import type { HelpState } from "#shop/help/help-states.ts";
import { useWords } from "../../kit/data.ts";
import { StateBadge, type Tone } from "../../kit/parts.ts";

const tones: Record<HelpState, Tone> = { waiting_team: "warn", waiting_customer: "info", solved: "good" };

/** Renders whose turn it is. */
export function HelpStateBadge({ state }: { state: HelpState }) {
  const { states } = useWords("admin-help");
  return <StateBadge tone={tones[state]}>{states[state]}</StateBadge>;
}
