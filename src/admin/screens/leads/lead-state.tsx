import type { LeadState } from "#leads/inbox/lead-states.ts";
import { StateBadge } from "../../layout/state-badge.tsx";
import { useWords } from "../../words/use-words.ts";
import { stateTones } from "./state-tones.ts";

/** The state of a lead in words. */
export function LeadStateBadge({ state }: { state: LeadState }) {
  const { states } = useWords("admin-leads");
  return <StateBadge tone={stateTones[state]}>{states[state]}</StateBadge>;
}
