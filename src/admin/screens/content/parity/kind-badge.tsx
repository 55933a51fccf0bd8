import type { ParityKind } from "#publishing/parity/parity-view.ts";
import { StateBadge, type Tone } from "../../../layout/state-badge.tsx";
import { useWords } from "../../../words/use-words.ts";

const tones: Record<ParityKind, Tone> = {
  missing: "bad",
  length: "bad",
  links: "bad",
  terms: "info",
  stale: "warn",
  language: "warn",
  other: "quiet",
};

export function KindBadge({ kind }: { kind: ParityKind }) {
  const { kinds } = useWords("admin-content-board").parity;
  return <StateBadge tone={tones[kind]}>{kinds[kind]}</StateBadge>;
}
