import { useState } from "react";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { MoneyDialog } from "../actions/money-dialog.tsx";
import { type MoneyChoice, moneyChoices } from "../money-choices.ts";

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
  const rupiah = (amount: number) => formatRupiah(Math.abs(amount), locale);
  const values = {
    total: rupiah(total),
    received: rupiah(money.received),
    difference: rupiah(total - money.received),
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
