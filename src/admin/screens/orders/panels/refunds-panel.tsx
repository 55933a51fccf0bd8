import { useState } from "react";
import { type PathTo, pathTo } from "#contract/calls.ts";
import type { OrderDetailView, RefundAccountView } from "#shop/order-desk/order-detail-view.ts";
import { fill } from "#text/fill.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { call, useAction, useLocale, useSend, useWords } from "../../../kit/data.ts";
import { ActionDialog, showToast, TextInput } from "../../../kit/form.ts";
import {
  CopyButton,
  Facts,
  Money,
  Panel,
  RefusalNote,
  StateBadge,
  type Tone,
  useAuditNames,
  When,
} from "../../../kit/parts.ts";
import { NoteDialog, type OrderFields, OrderForm, useOrderForm } from "../actions/order-form.tsx";

type Refund = OrderDetailView["money"]["refunds"][number];
const tones: Record<Refund["state"], Tone> = { recorded: "warn", sent: "good", withdrawn: "quiet" };

/** Renders the refunds of an order: how each goes back, who recorded it, its proof, and what became of it. */
export function RefundsPanel({ order, mayDecide }: { order: OrderDetailView; mayDecide: boolean }) {
  const { detail } = useWords("admin-orders");
  const { refunds } = order.money;
  if (refunds.length === 0) return null;
  return (
    <Panel title={detail.refunds}>
      <ul className="grid gap-3">
        {refunds.map((refund) => (
          <RefundEntry key={refund.id} order={order} refund={refund} mayDecide={mayDecide} />
        ))}
      </ul>
    </Panel>
  );
}

function RefundEntry({ order, refund, mayDecide }: { order: OrderDetailView; refund: Refund; mayDecide: boolean }) {
  const { detail, refunds: words } = useWords("admin-orders");
  const { by } = useAuditNames();
  const [dialog, setDialog] = useState<"sent" | "withdrawn">();
  const close = () => setDialog(undefined);
  const { id, provider_reference: atProvider } = refund;
  // What the provider has is no longer ours to withdraw.
  const isAtProvider = refund.provider_state === "sent";
  const reference = atProvider ? fill(words.reference, { reference: atProvider }) : refund.proof;
  return (
    <li className="flex flex-wrap items-start justify-between gap-2 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <Money value={refund.amount} />
          <RefundState refund={refund} />
        </p>
        <p>{words[refund.by]}</p>
        {refund.provider_reason && (
          <p className="text-bad">
            {fill(words.refused, { reason: words.reasons[refund.provider_reason] })} ({refund.provider_message})
          </p>
        )}
        <p className="text-muted">{[words[refund.kind], refund.note, reference].filter(Boolean).join(" · ")}</p>
        <p className="text-xs text-muted">
          <When date={refund.recorded_at} /> {fill(detail.by, { name: by(refund.recorded_by) })}
          {refund.ended_at && refund.ended_by && (
            <>
              {" – "}
              <When date={refund.ended_at} /> {fill(detail.by, { name: by(refund.ended_by) })}
            </>
          )}
        </p>
      </div>
      {mayDecide && refund.state === "recorded" && !isAtProvider && (
        <p className="flex flex-wrap gap-2">
          {refund.by === "transfer" && <Button onClick={() => setDialog("sent")}>{words.markSent}</Button>}
          <Button kind="secondary" onClick={() => setDialog("withdrawn")}>
            {words.withdraw}
          </Button>
        </p>
      )}
      <ProofDialog order={order} refund={id} open={dialog === "sent"} onClose={close} />
      <NoteDialog
        order={order}
        open={dialog === "withdrawn"}
        onClose={close}
        path={pathTo("/admin/orders/refunds/:id/withdrawn", { id })}
        danger
        words={{
          title: words.withdrawTitle,
          body: words.withdrawBody,
          button: words.withdraw,
          done: words.withdrawDone,
        }}
      />
    </li>
  );
}

/** Renders what became of a refund; of one that the provider returns, what became of it there. */
function RefundState({ refund: { by, state, provider_state } }: { refund: Refund }) {
  const { refunds: words } = useWords("admin-orders");
  if (by === "transfer" || state === "withdrawn") return <StateBadge tone={tones[state]}>{words[state]}</StateBadge>;
  if (state === "sent") return <StateBadge tone="good">{words.done}</StateBadge>;
  return <StateBadge tone="info">{provider_state === "sent" ? words.processing : words.approved}</StateBadge>;
}

/**
 * Renders the bank account for a refund: its last digits, and for those who decide about refunds the whole number by a press,
 * which is recorded.
 */
export function RefundAccountPanel({ order, mayDecide }: { order: OrderDetailView; mayDecide: boolean }) {
  const { refundAccount: words } = useWords("admin-orders");
  const locale = useLocale();
  const { refund_account: given, to_transfer } = order.money;
  if (!given && to_transfer <= 0) return null;
  if (!given)
    return (
      <Panel title={words.title}>
        <p className="text-sm text-muted">{words.none}</p>
        {order.resendable.includes("refund_account_asked") && mayDecide && <AskButton order={order} />}
      </Panel>
    );
  const time = formatMomentWithZone(new Date(given.given_at), locale);
  return (
    <Panel title={words.title}>
      <p className="text-sm">{fill(words.given, { bank: given.bank, digits: given.last_digits, time })}</p>
      {mayDecide ? (
        // A new account is asked for again.
        <FullNumber key={given.given_at} path={pathTo("/admin/orders/:id/refund-account", { id: order.id })} />
      ) : (
        <p className="mt-2 text-sm text-muted">{words.readOnly}</p>
      )}
    </Panel>
  );
}

/** Sends the customer a mail with the link to the order's page, where the account is given. */
function AskButton({ order }: { order: OrderDetailView }) {
  const { refundAccount: words } = useWords("admin-orders");
  const send = useSend();
  const { pending, refusal, run } = useAction();
  const ask = async () => {
    const body = { version: order.version, kind: "refund_account_asked" as const };
    const outcome = await run(() => send("POST", pathTo("/admin/orders/:id/resend", { id: order.id }), body));
    if (outcome.ok) showToast({ text: words.asked });
  };
  return (
    <div className="mt-3">
      <Button kind="secondary" pending={pending} onClick={() => void ask()}>
        {words.ask}
      </Button>
      <RefusalNote refusal={refusal} />
    </div>
  );
}

function FullNumber({ path }: { path: PathTo<"/admin/orders/:id/refund-account"> }) {
  const { refundAccount: words } = useWords("admin-orders");
  const [account, setAccount] = useState<RefundAccountView>();
  const { pending, refusal, run } = useAction();
  async function show() {
    const outcome = await run(() => call("GET", path));
    if (outcome.ok) setAccount(outcome.data);
  }
  return (
    <div role="status" className="mt-3">
      {account ? (
        <Facts
          rows={[
            [words.bank, account.bank],
            [
              words.number,
              <span key="number" translate="no" className="num flex items-center gap-2">
                {account.number}
                <CopyButton text={account.number} />
              </span>,
            ],
            [words.holder, account.holder],
          ]}
        />
      ) : (
        <Button kind="secondary" pending={pending} onClick={show}>
          {words.show}
        </Button>
      )}
      {refusal && <RefusalNote refusal={refusal} onRetry={show} />}
      <p className="mt-2 text-sm text-muted">{words.check}</p>
    </div>
  );
}

interface ProofDialogProps {
  order: OrderDetailView;
  open: boolean;
  onClose: () => void;
  /** Its number. */
  refund: number;
}

/** Enters that a refund was transferred, with its proof. */
function ProofDialog(props: ProofDialogProps) {
  const { refunds } = useWords("admin-orders");
  return (
    <ActionDialog title={refunds.sentTitle} open={props.open} onClose={props.onClose}>
      <ProofForm {...props} />
    </ActionDialog>
  );
}

function ProofForm({ order, onClose, refund }: ProofDialogProps) {
  const { refunds } = useWords("admin-orders");
  const send = useSend();
  const form = useOrderForm<OrderFields & { proof: string }>(order, {
    submit: (values) => send("POST", pathTo("/admin/orders/refunds/:id/sent", { id: refund }), values),
    fields: { proof: "" },
    done: refunds.sentDone,
    onClose,
  });
  return (
    <OrderForm form={form} body={refunds.sentBody} button={refunds.markSent} onClose={onClose}>
      <TextInput form={form} name="proof" label={refunds.proof} maxLength={200} />
    </OrderForm>
  );
}
