import { rupiah } from "#money/rupiah.ts";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import type { OrderEvent } from "#shop/orders/order-states.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../../kit/data.ts";
import { Money, Panel, Timeline, type TimelineItem, type Tone } from "../../../kit/parts.ts";
import { useProposalText } from "../use-proposal-text.ts";

const tones: Partial<Record<OrderEvent, Tone>> = {
  paid: "good",
  settled_as_paid: "good",
  wrong_amount: "warn",
  nothing_to_upgrade: "warn",
  refund_recorded: "warn",
  refund_requested: "info",
  refund_refused: "bad",
  attributed: "info",
  denied: "bad",
  charge_failed: "bad",
};

/** Renders what happened to an order: its history, the mails about it, and proposed decisions, newest first. */
export function TimelinePanel({ order }: { order: OrderDetailView }) {
  const { detail } = useWords("admin-orders");
  const history = useHistoryItems(order.history);
  const mails = useMailItems(order.mails);
  const proposals = useProposalItems(order.proposals);
  const timeOf = ({ at }: TimelineItem) => new Date(at).getTime();
  // Stable: of things at the same moment the later one of the history stays above.
  const items = [...history.toReversed(), ...proposals, ...mails].toSorted((one, other) => timeOf(other) - timeOf(one));
  return (
    <Panel title={detail.timeline}>
      <Timeline items={items} />
    </Panel>
  );
}

function useHistoryItems(history: OrderDetailView["history"]): TimelineItem[] {
  const { actors, detail, events } = useWords("admin-orders");
  const first = history.find(({ event }) => event === "paid")?.id;
  return history.map(({ id, at, event, by, amount, currency, note, proof, other_order }) => ({
    id: `event-${id}`,
    at,
    tone: tones[event] ?? "quiet",
    title: (
      <>
        {event === "paid" && id !== first ? events.paid_again : events[event]}
        {amount !== null && amount > 0 && (
          <>
            {" · "}
            {currency === null || currency === "IDR" ? (
              <Money value={amount === null ? null : rupiah(amount)} />
            ) : (
              `${amount} ${currency}`
            )}
          </>
        )}
      </>
    ),
    body: [fill(detail.by, { name: actors[by as keyof typeof actors] ?? by }), other_order, proof, note && `“${note}”`]
      .filter(Boolean)
      .join(" · "),
  }));
}

function useMailItems(mails: OrderDetailView["mails"]): TimelineItem[] {
  const { mails: words } = useWords("admin-orders");
  return mails.map(({ kind, audience, subject, sent_at }, index) => ({
    id: `mail-${index}`,
    at: sent_at,
    title: fill(audience === "sales" ? words.sentToSales : words.sentTo, {
      kind: words[kind as keyof typeof words] ?? kind,
    }),
    body: subject,
  }));
}

function useProposalItems(proposals: OrderDetailView["proposals"]): TimelineItem[] {
  const { detail, proposal: words } = useWords("admin-orders");
  const textOf = useProposalText();
  const ended = {
    approved: { title: words.wasApproved, tone: "good" },
    rejected: { title: words.wasRejected, tone: "bad" },
    withdrawn: { title: words.wasWithdrawn, tone: "quiet" },
  } as const;
  return proposals.flatMap((proposal): TimelineItem[] => {
    const action = textOf(proposal);
    const { id, note, proposed_at, proposed_by, decided_at, decided_by, decided_note, state } = proposal;
    const bodyOf = (name: string, text: string | null) =>
      [fill(detail.by, { name }), text && `“${text}”`].filter(Boolean).join(" · ");
    const decided: TimelineItem[] =
      decided_at && state !== "open"
        ? [
            {
              id: `decided-${id}`,
              at: decided_at,
              title: fill(ended[state].title, { action }),
              // Whoever withdraws a proposal has made it.
              body: bodyOf(decided_by ?? proposed_by.name, decided_note),
              tone: ended[state].tone,
            },
          ]
        : [];
    const proposed: TimelineItem = {
      id: `proposed-${id}`,
      at: proposed_at,
      title: fill(words.wasProposed, { action }),
      body: bodyOf(proposed_by.name, note),
      tone: "info",
    };
    return [...decided, proposed];
  });
}
