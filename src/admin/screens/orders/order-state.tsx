import type { OrderState } from "#shop/orders/order-states.ts";
import { StateBadge } from "../../layout/state-badge.tsx";
import { useWords } from "../../words/use-words.ts";
import { orderTones } from "./order-tones.ts";

/** The state of an order. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const { states } = useWords("admin-orders");
  return <StateBadge tone={orderTones[state]}>{states[state]}</StateBadge>;
}
