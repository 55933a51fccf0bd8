import { lazy, useState } from "react";
import { Link } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { LeadView } from "#leads/inbox/lead-contract.ts";
import type { LeadState } from "#leads/inbox/lead-states.ts";
import { isClosed } from "#leads/pipeline/deal.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useKeys, useLocale, useSend, useWords } from "../../../kit/data.ts";
import { ActionDialog, showToast } from "../../../kit/form.ts";
import { Facts, Money, Panel, ProductLine, useRefusalText, When } from "../../../kit/parts.ts";
import { OrderStateBadge } from "../../orders/order-state.tsx";
import { ReasonDialog } from "../lead-dialogs.tsx";
import { useChoices } from "../use-choices.ts";
import { useReasons } from "./use-reasons.ts";

const DealForm = lazy(() => import("./deal-form.tsx"));

interface DealPanelProps {
  lead: LeadView;
  canWrite: boolean;
  onMove: (state: LeadState, reason?: number | null) => unknown;
}

/** Renders what a lead is worth, when it is expected to close and why it was closed; a paid order offers to win it. */
export function DealPanel({ lead, canWrite, onMove }: DealPanelProps) {
  const { deal: words } = useWords("admin-pipeline");
  const locale = useLocale();
  const { productName } = useChoices();
  const { reasonName } = useReasons();
  const [open, setOpen] = useState(false);
  const [asksReason, setAsksReason] = useState(false);
  const { keys } = useWords("admin-leads");
  useKeys({ v: () => setOpen(true) }, { label: keys.label, names: { v: words.edit }, enabled: canWrite });
  const { deal, value, expected_close, state, reason_id } = lead;
  const closed = isClosed(state) ? state : undefined;
  const isEmpty = value === null && expected_close === null;
  const paid = lead.orders.find((order) => order.status === "paid" && (order.lead === null || order.lead === lead.id));
  const mayWin = canWrite && !closed && lead.next_states.includes("won");
  const amount = deal.amount === null ? undefined : formatRupiah(deal.amount, locale);
  return (
    <Panel
      title={words.title}
      actions={
        canWrite && (
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {isEmpty ? words.add : words.edit}
          </Button>
        )
      }
    >
      {mayWin && paid && (
        <div role="note" className="deal-paid">
          <p>{fill(words.paid, { number: paid.number })}</p>
          <Button onClick={() => setAsksReason(true)}>{words.markWon}</Button>
        </div>
      )}
      {isEmpty && <p className="mb-3 text-sm text-muted">{words.empty}</p>}
      <Facts
        rows={[
          value !== null && [
            words.value,
            <span key="value">
              <Money value={value} />
              <span className="block text-xs text-muted">
                {deal.months === null ? words.once : fill(words.monthly, { amount: amount ?? "", months: deal.months })}
              </span>
            </span>,
          ],
          expected_close !== null && [words.expected, <When key="close" date={expected_close} />],
          [words.since, <When key="since" date={lead.state_since} />],
          closed && [
            words.reason,
            <span key="reason" className="inline-flex flex-wrap items-center gap-x-2">
              {reasonName(reason_id) || "–"}
              {canWrite && (
                <button type="button" className="link text-xs" onClick={() => setAsksReason(true)}>
                  {words.changeReason}
                </button>
              )}
            </span>,
          ],
        ]}
      />
      {deal.lines.length > 0 && (
        <ul className="deal-lines" aria-label={words.lines}>
          {deal.lines.map((line, index) => (
            <li key={index}>
              <ProductLine product={line.product} name={productName(line.product)} />
              <Money value={line.amount} />
            </li>
          ))}
        </ul>
      )}
      {canWrite && (
        <>
          <ActionDialog title={words.title} open={open} onClose={() => setOpen(false)}>
            <DealForm lead={lead} onClose={() => setOpen(false)} />
          </ActionDialog>
          <ReasonDialog
            outcome={asksReason ? (closed ?? "won") : undefined}
            current={reason_id}
            onClose={() => setAsksReason(false)}
            onChoose={(reason) => void onMove(closed ?? "won", reason)}
          />
        </>
      )}
    </Panel>
  );
}

/** Renders the orders of the same person or company, each with what links it to the lead; absent when there are none. */
export function OrdersPanel({ lead, canWrite }: { lead: LeadView; canWrite: boolean }) {
  const { detail } = useWords("admin-leads");
  const { deal: words } = useWords("admin-pipeline");
  const send = useSend();
  const textOf = useRefusalText();
  const { orders, id } = lead;
  if (orders.length === 0) return null;
  const link = async (order: string, isLinked: boolean) => {
    const path = pathTo("/admin/leads/:id/orders/:order", { id, order });
    const outcome = await (isLinked ? send("DELETE", path) : send("PUT", path));
    if (!outcome.ok) showToast({ text: textOf(outcome.refusal) });
  };
  return (
    <Panel title={`${detail.orders} (${orders.length})`}>
      <ul className="stack-3">
        {orders.map(({ id: order, number, package_name, total, status, placed_at, lead: from }) => (
          <li key={order} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Link to={`/orders/${order}`} className="num font-medium">
              {number}
            </Link>
            <OrderStateBadge state={status} />
            <span className="text-muted">
              {package_name}, <Money value={total} />, <When date={placed_at} />
            </span>
            {from !== null && (
              <span className="text-xs text-muted">{from === id ? words.linked : words.linkedElsewhere}</span>
            )}
            {canWrite && (from === null || from === id) && (
              <button
                type="button"
                className="link text-xs"
                aria-label={fill(from ? words.unlinkOf : words.linkOf, { number })}
                onClick={() => void link(order, from !== null)}
              >
                {from ? words.unlink : words.link}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
