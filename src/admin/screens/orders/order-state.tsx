import { StateBadge, type Tone } from "../../layout/state-badge.tsx";
import { useWords } from "../../words/use-words.ts";
import { orderTones } from "./order-tones.ts";

/** Renders the state of an order. */
export function OrderStateBadge({ state }: { state: string }) {
  const { states } = useWords("admin-orders");
  const names: Record<string, string> = states;
  const tones: Record<string, Tone> = orderTones;
  return <StateBadge tone={tones[state] ?? "quiet"}>{names[state] ?? state}</StateBadge>;
}
