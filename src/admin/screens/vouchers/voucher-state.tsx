import type { VoucherRow } from "#shop/vouchers/admin-voucher-view.ts";
import { StateBadge, type Tone } from "../../layout/state-badge.tsx";
import { useWords } from "../../words/use-words.ts";

const tones: Record<VoucherRow["state"], Tone> = { active: "good", future: "info", ended: "quiet", withdrawn: "bad" };

export function VoucherState({ state }: { state: VoucherRow["state"] }) {
  const { states } = useWords("admin-vouchers");
  return <StateBadge tone={tones[state]}>{states[state]}</StateBadge>;
}
