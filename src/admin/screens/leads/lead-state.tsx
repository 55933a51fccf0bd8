import { StateBadge, type Tone } from "../../layout/state-badge.tsx";
import { useWords } from "../../words/use-words.ts";
import { stateTones } from "./state-tones.ts";

/** Renders the state of a lead in words. */
export function LeadStateBadge({ state }: { state: string }) {
  const { states } = useWords("admin-leads");
  const names: Record<string, string> = states;
  const tones: Record<string, Tone> = stateTones;
  return <StateBadge tone={tones[state] ?? "quiet"}>{names[state] ?? state}</StateBadge>;
}
