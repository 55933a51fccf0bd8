import type { LeadState } from "#leads/inbox/lead-states.ts";
import { useWords } from "../../kit/data.ts";
import { StateBadge, type Tone } from "../../kit/parts.ts";

/** Renders the state of a lead in words. */
export function LeadStateBadge({ state }: { state: string }) {
  const { states } = useWords("admin-leads");
  const names: Record<string, string> = states;
  const tones: Record<string, Tone> = stateTones;
  return <StateBadge tone={tones[state] ?? "quiet"}>{names[state] ?? state}</StateBadge>;
}

const stateTones: Record<LeadState, Tone> = {
  new: "info",
  contacted: "quiet",
  qualified: "warn",
  won: "good",
  lost: "quiet",
  suspect: "bad",
  spam: "bad",
};
