import type { SettlementFileRow } from "#shop/settlements/settlement-contract.ts";
import { useWords } from "../../kit/data.ts";
import { StateBadge, type Tone } from "../../kit/parts.ts";

const tones: Record<SettlementFileRow["state"], Tone> = { checked: "warn", posted: "good", discarded: "quiet" };

export function FileState({ state }: { state: SettlementFileRow["state"] }) {
  const { states } = useWords("admin-reconciliation");
  return <StateBadge tone={tones[state]}>{states[state]}</StateBadge>;
}
