import type { LetterRow } from "#growth/newsletter/letters/letter-contract.ts";
import { useWords } from "../../kit/data.ts";
import { StateBadge, type Tone } from "../../kit/parts.ts";

const tones: Record<LetterRow["state"], Tone> = {
  draft: "quiet",
  scheduled: "info",
  sending: "warn",
  sent: "good",
  cancelled: "bad",
};

export function LetterState({ state }: { state: LetterRow["state"] }) {
  const { states } = useWords("admin-newsletter");
  return <StateBadge tone={tones[state]}>{states[state]}</StateBadge>;
}
