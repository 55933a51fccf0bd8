import type { SubscriberRow } from "#growth/newsletter/readers/subscriber-contract.ts";
import { useWords } from "../../../kit/data.ts";
import { StateBadge, type Tone } from "../../../kit/parts.ts";

const tones: Record<SubscriberRow["state"], Tone> = { asked: "quiet", confirmed: "good", ended: "bad" };

/** Renders whether somebody has the newsletter; why it ended stands in its title where it was not the person. */
export function SubscriberState({ subscriber }: { subscriber: Pick<SubscriberRow, "state" | "end_reason"> }) {
  const { states, reasons } = useWords("admin-newsletter").subscribers;
  const { state, end_reason } = subscriber;
  return (
    <span title={state === "ended" && end_reason ? reasons[end_reason] : undefined}>
      <StateBadge tone={tones[state]}>{states[state]}</StateBadge>
    </span>
  );
}
