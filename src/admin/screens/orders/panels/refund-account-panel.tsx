import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { OrderDetailView, RefundAccountView } from "#shop/order-desk/order-detail-view.ts";
import { fill } from "#text/fill.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { call } from "../../../data/call.ts";
import { CopyButton } from "../../../layout/copy-button.tsx";
import { Facts } from "../../../layout/facts.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";

/**
 * Renders the bank account for a refund: its last digits, and for those who decide about refunds the whole number by a press,
 * which is recorded.
 */
export function RefundAccountPanel({ order, mayDecide }: { order: OrderDetailView; mayDecide: boolean }) {
  const { refundAccount: words } = useWords("admin-orders");
  const locale = useLocale();
  const { refund_account: given, unreturned, returning } = order.money;
  if (!given && unreturned <= 0 && returning <= 0) return null;
  if (!given)
    return (
      <Panel title={words.title}>
        <p className="text-sm text-muted">{words.none}</p>
      </Panel>
    );
  const time = formatMomentWithZone(new Date(given.given_at), locale);
  return (
    <Panel title={words.title}>
      <p className="text-sm">{fill(words.given, { bank: given.bank, digits: given.last_digits, time })}</p>
      {mayDecide ? (
        // A new account is asked for again.
        <FullNumber key={given.given_at} path={`/admin/orders/${order.id}/refund-account`} />
      ) : (
        <p className="mt-2 text-sm text-muted">{words.readOnly}</p>
      )}
    </Panel>
  );
}

function FullNumber({ path }: { path: string }) {
  const { refundAccount: words } = useWords("admin-orders");
  const [account, setAccount] = useState<RefundAccountView>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [pending, setPending] = useState(false);
  async function show() {
    setPending(true);
    const outcome = await call<{ data: RefundAccountView }>("GET", path);
    setPending(false);
    setRefusal(outcome.ok ? undefined : outcome.refusal);
    if (outcome.ok) setAccount(outcome.data.data);
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
