import type { OrderState } from "#shop/orders/order-states.ts";
import { useWords } from "../../kit/data.ts";
import { StateBadge, type Tone } from "../../kit/parts.ts";

/** Renders the state of an order. */
export function OrderStateBadge({ state }: { state: string }) {
  const { states } = useWords("admin-orders");
  const names: Record<string, string> = states;
  const tones: Record<string, Tone> = orderTones;
  return <StateBadge tone={tones[state] ?? "quiet"}>{names[state] ?? state}</StateBadge>;
}

/** The colour of an order's state; its words say the same. */
const orderTones: Record<OrderState, Tone> = {
  draft: "quiet",
  awaiting_payment: "info",
  paid: "good",
  closed: "quiet",
  manual_review: "warn",
  reversed: "bad",
  refunded: "quiet",
};
