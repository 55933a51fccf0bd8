import type { DocumentLanguage } from "#publishing/content-view.ts";
import { useWords } from "../../../kit/data.ts";
import { StateBadge, type Tone } from "../../../kit/parts.ts";

type State = DocumentLanguage["state"];

const tones: Record<State, Tone> = {
  shipped: "quiet",
  published: "good",
  draft: "warn",
  scheduled: "info",
  absent: "quiet",
};

/** Where the words of one language stand. */
export function LanguageState({ state }: { state: State }) {
  const { states } = useWords("admin-content");
  if (state === "absent") return <span className="text-muted">–</span>;
  return <StateBadge tone={tones[state]}>{states[state]}</StateBadge>;
}
