import { useState } from "react";
import { pathTo } from "#contract/calls.ts";
import { magnitude, minus, type Rupiah } from "#money/rupiah.ts";
import type { OrderDetailView, ProposalView } from "#shop/order-desk/order-detail-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { connectedBy } from "#shop/workspaces/workspace-states.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useLocale, useMay, useMe, useSend, useWords } from "../../../kit/data.ts";
import { ActionDialog } from "../../../kit/form.ts";
import { Facts, Money, Panel, StateBadge, When } from "../../../kit/parts.ts";
import { MoneyDialog } from "../actions/money-dialog.tsx";
import { NoteDialog, type OrderFields, OrderForm, useOrderForm } from "../actions/order-form.tsx";
import { type MoneyChoice, moneyChoices } from "../money-choices.ts";
import { useProposalText } from "../use-proposal-text.ts";

/** Renders what is wrong with the money of an order, and what each possible decision does. */
export function DecisionPanel({ order, mayDecide }: { order: OrderDetailView; mayDecide: boolean }) {
  const words = useWords("admin-orders");
  const [choice, setChoice] = useState<MoneyChoice>();
  const reasons = useReasons(order);
  const isProposed = order.proposals.some(({ state }) => state === "open");
  const choices = moneyChoices(order);
  return (
    <>
      {reasons.length > 0 && (
        <Panel title={words.decide.title}>
          <ul className="mb-3 grid gap-1">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {!mayDecide && <p className="text-sm text-muted">{words.decide.readOnly}</p>}
          {mayDecide && !isProposed && choices.length > 0 && (
            <>
              <p className="mb-2 text-sm text-muted">{words.decide.choose}</p>
              <ul className="grid gap-2">
                {choices.map((name) => (
                  <li
                    key={name}
                    className="flex flex-wrap items-center justify-between gap-3 rounded-sm border border-line p-3"
                  >
                    <div className="min-w-0 flex-1 basis-64">
                      <p className="font-medium text-ink">{words[name].title}</p>
                      <p className="text-sm text-muted">{words[name].body}</p>
                    </div>
                    <Button kind={name === "accept" ? "primary" : "secondary"} onClick={() => setChoice(name)}>
                      {words[name].button}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Panel>
      )}
      {/* Stays when somebody else has decided, so that what was typed is there and the answer says who. */}
      <MoneyDialog order={order} choice={choice} onClose={() => setChoice(undefined)} />
    </>
  );
}

/** Returns what is wrong, in words; nothing when no person is needed. */
function useReasons({ money, total }: OrderDetailView): string[] {
  const { decide, misfits } = useWords("admin-orders");
  const locale = useLocale();
  const rupiah = (amount: Rupiah) => formatRupiah(magnitude(amount), locale);
  const values = {
    total: rupiah(total),
    received: rupiah(money.received),
    difference: rupiah(minus(total, money.received)),
  };
  return [
    ...money.misfits.map((misfit) => fill(misfits[misfit], values)),
    ...(money.misfits.length === 0 && money.unreturned > 0
      ? [fill(decide.surplus, { amount: rupiah(money.unreturned) })]
      : []),
    ...(money.held < 0 ? [fill(decide.owed, { amount: rupiah(money.held) })] : []),
    ...(money.returning > 0 ? [decide.toSend] : []),
  ];
}

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
  const [dialog, setDialog] = useState<"approve" | "reject" | "withdraw">();
  const { name } = proposal.proposed_by;
  const isOwn = proposal.proposed_by.id === me.id;
  const { id } = proposal;
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
          {mayDecide && isOwn && (
            <p className="mt-4">
              <Button kind="secondary" onClick={() => setDialog("withdraw")}>
                {words.withdraw}
              </Button>
            </p>
          )}
        </Panel>
      )}
      <NoteDialog
        order={order}
        open={dialog === "withdraw"}
        onClose={close}
        path={pathTo("/admin/orders/proposals/:id/withdraw", { id })}
        words={{
          title: `${words.withdraw}: ${textOf(proposal)}`,
          body: words.withdrawBody,
          button: words.withdraw,
          done: words.withdrawn,
        }}
      />
      <NoteDialog
        order={order}
        open={dialog === "approve"}
        onClose={close}
        path={pathTo("/admin/orders/proposals/:id/approve", { id })}
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
        path={pathTo("/admin/orders/proposals/:id/reject", { id })}
        danger
        words={{ title: words.reject, body: textOf(proposal), button: words.reject, done: words.rejected }}
      />
    </>
  );
}

/** Renders the workspace that a paid order waits for, and records that it is open. Nothing for other orders. */
export function WorkspacePanel({ order }: { order: OrderDetailView }) {
  const { workspace: words } = useWords("admin-orders");
  const mayOpen = useMay()("workspaces", "write");
  const [asking, setAsking] = useState(false);
  const { workspace } = order;
  if (!workspace) return null;
  const { state, late, ended_by, days_given_back } = workspace;
  const waits = state === "preparing";
  return (
    <Panel title={words.title}>
      <p className="mb-3">
        <StateBadge tone={late ? "bad" : waits ? "warn" : state === "open" ? "good" : "quiet"}>
          {late ? words.late : words[state]}
        </StateBadge>
      </p>
      <Facts
        rows={[
          [words.paid, <When key="paid" date={workspace.requested_at} />],
          [words.due, <When key="due" date={workspace.due_day} />],
          workspace.ended_at !== null && [words.ended, <When key="ended" date={workspace.ended_at} />],
          state === "open" && ended_by !== null && [words.by, ended_by === connectedBy ? words.connected : ended_by],
          days_given_back !== null && [words.givenBack, fill(words.days, { n: days_given_back })],
        ]}
      />
      {waits && mayOpen && (
        <Button className="mt-4" onClick={() => setAsking(true)}>
          {words.action}
        </Button>
      )}
      <ActionDialog title={words.action} open={asking} onClose={() => setAsking(false)}>
        <OpenedForm order={order} onClose={() => setAsking(false)} />
      </ActionDialog>
    </Panel>
  );
}

function OpenedForm({ order, onClose }: { order: OrderDetailView; onClose: () => void }) {
  const { workspace: words } = useWords("admin-orders");
  const send = useSend();
  const form = useOrderForm<OrderFields>(order, {
    submit: (values) => send("POST", pathTo("/admin/orders/:id/workspace-opened", { id: order.id }), values),
    fields: {},
    done: words.done,
    onClose,
  });
  return <OrderForm form={form} body={words.body} button={words.button} onClose={onClose} />;
}
