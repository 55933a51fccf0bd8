import { useState } from "react";
import type { ProposalView } from "#shop/decisions/proposal-view.ts";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Facts } from "../../../layout/facts.tsx";
import { Money } from "../../../layout/money.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { When } from "../../../layout/when.tsx";
import { useMe } from "../../../session/me.ts";
import { useWords } from "../../../words/use-words.ts";
import { NoteDialog } from "../actions/note-dialog.tsx";
import { useProposalText } from "../use-proposal-text.ts";

/** Renders the decision that waits for a second person, and the choice of that person. */
export function ProposalPanel({ order, mayDecide }: { order: OrderDetailView; mayDecide: boolean }) {
  const open = order.proposals.find(({ state }) => state === "open");
  // The last one stays for its dialog, when somebody else has decided meanwhile.
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  const proposal = open ?? last;
  if (!proposal) return null;
  return <Proposal key={proposal.id} order={order} proposal={proposal} isOpen={!!open} mayDecide={mayDecide} />;
}

function Proposal({
  order,
  proposal,
  isOpen,
  mayDecide,
}: {
  order: OrderDetailView;
  proposal: ProposalView;
  isOpen: boolean;
  mayDecide: boolean;
}) {
  const { proposal: words } = useWords("admin-orders");
  const me = useMe();
  const textOf = useProposalText();
  const [dialog, setDialog] = useState<"approve" | "reject">();
  const { name } = proposal.proposed_by;
  const isOwn = proposal.proposed_by.id === me.id;
  const path = `/admin/orders/proposals/${proposal.id}`;
  const close = () => setDialog(undefined);
  return (
    <>
      {isOpen && (
        <Panel title={words.title}>
          <p className="mb-3 text-sm">{isOwn ? words.own : fill(words.other, { name })}</p>
          <Facts
            rows={[
              [words.action, textOf(proposal)],
              [words.amount, <Money key="amount" value={proposal.amount} />],
              [words.reason, proposal.note],
              [words.when, <When key="when" date={proposal.proposed_at} />],
            ]}
          />
          {mayDecide && !isOwn && (
            <p className="mt-4 flex flex-wrap gap-2">
              <Button onClick={() => setDialog("approve")}>{words.approve}</Button>
              <Button kind="secondary" onClick={() => setDialog("reject")}>
                {words.reject}
              </Button>
            </p>
          )}
        </Panel>
      )}
      <NoteDialog
        order={order}
        open={dialog === "approve"}
        onClose={close}
        path={`${path}/approve`}
        optional
        words={{
          title: `${words.approve}: ${textOf(proposal)}`,
          body: fill(words.approveBody, { name }),
          button: words.approve,
          done: words.approved,
        }}
      />
      <NoteDialog
        order={order}
        open={dialog === "reject"}
        onClose={close}
        path={`${path}/reject`}
        danger
        words={{ title: words.reject, body: textOf(proposal), button: words.reject, done: words.rejected }}
      />
    </>
  );
}
