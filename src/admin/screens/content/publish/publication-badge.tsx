import type { PublicationState } from "#publishing/content-view.ts";
import { useWords } from "../../../kit/data.ts";
import { StateBadge, type Tone } from "../../../kit/parts.ts";

const tones: Record<PublicationState, Tone> = {
  review: "warn",
  scheduled: "info",
  published: "good",
  refused: "bad",
  withdrawn: "quiet",
};

export function PublicationBadge({ state }: { state: PublicationState }) {
  const { publications } = useWords("admin-content");
  return <StateBadge tone={tones[state]}>{publications.states[state]}</StateBadge>;
}
