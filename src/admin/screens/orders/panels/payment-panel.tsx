import { paymentMethodNames } from "#catalogue/payment-methods.ts";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { fill } from "#text/fill.ts";
import { CopyButton } from "../../../layout/copy-button.tsx";
import { Facts } from "../../../layout/facts.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";

/** Renders what was requested from the payment provider, and what it reported. */
export function PaymentPanel({ order }: { order: OrderDetailView }) {
  const { detail, facts, paymentStates } = useWords("admin-orders");
  const { payment, notifications } = order;
  return (
    <Panel title={detail.payment}>
      <Facts
        rows={[
          [facts.method, paymentMethodNames[order.method]],
          [detail.placed, <When key="placed" date={order.placed_at} />],
          [detail.expires, <When key="expires" date={order.expires_at} />],
          payment !== null && [facts.provider, payment.provider],
          payment !== null && [facts.status, paymentStates[payment.state]],
          payment?.va_number !== undefined && [facts.va, <Code key="va" text={payment.va_number} />],
          payment?.biller_code !== undefined && [facts.biller, <Code key="biller" text={payment.biller_code} />],
          payment?.bill_key !== undefined && [facts.billKey, <Code key="key" text={payment.bill_key} />],
          payment !== null && [facts.reference, payment.reference],
          payment !== null && [facts.providerId, payment.provider_id],
          payment !== null && [facts.requested, <When key="requested" date={payment.requested_at} />],
          payment !== null && [facts.checked, <When key="checked" date={payment.checked_at} />],
          payment !== null &&
            payment.settled_at !== null && [facts.settled, <When key="settled" date={payment.settled_at} />],
        ]}
      />
      {notifications.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer py-1 font-medium">
            {detail.notifications} ({notifications.length})
          </summary>
          <ul>
            {notifications.map(({ id, first_at, times, facts: fields }) => (
              <li key={id} className="border-t border-line py-2">
                <p className="text-xs text-muted">
                  <When date={first_at} />
                  {times > 1 && `, ${fill(detail.times, { n: times })}`}
                </p>
                <Facts rows={fields} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function Code({ text }: { text: string }) {
  return (
    <span className="flex items-center gap-1">
      <span className="num">{text}</span>
      <CopyButton text={text} />
    </span>
  );
}
