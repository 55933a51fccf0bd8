import { paymentMethodNames } from "#catalogue/payment-methods.ts";
import { type Rupiah, rupiah } from "#money/rupiah.ts";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../../kit/data.ts";
import { CopyButton, Facts, Money, Panel, When } from "../../../kit/parts.ts";

/** Renders where the money of an order is, and each receipt of it. */
export function MoneyPanel({ money, total }: Pick<OrderDetailView, "money" | "total">) {
  const { detail, facts } = useWords("admin-orders");
  const optional = (["returned", "returning", "attributed", "unreturned"] as const).filter((name) => money[name] !== 0);
  return (
    <Panel title={detail.money}>
      <Facts
        rows={[
          [facts.total, <Amount key="total" value={total} />],
          [facts.received, <Amount key="received" value={money.received} />],
          ...optional.map((name) => [facts[name], <Amount key={name} value={money[name]} />] as const),
          [facts.held, <Amount key="held" value={money.held} />],
        ]}
      />
      {money.receipts.length > 0 && <Receipts receipts={money.receipts} />}
    </Panel>
  );
}

function Receipts({ receipts }: { receipts: OrderDetailView["money"]["receipts"] }) {
  const { detail, receipts: words } = useWords("admin-orders");
  return (
    <>
      <h3 className="mt-4 mb-1 text-xs font-semibold text-muted">{detail.receipts}</h3>
      <ul className="text-sm">
        {receipts.map(({ amount, currency, at, reversed, attributed, reference }, index) => (
          <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-3 py-0.5" title={reference}>
            <span className="text-muted">
              <When date={at} />
            </span>
            <span className={reversed ? "line-through" : ""}>
              {currency === "IDR" ? <Money value={rupiah(amount)} /> : `${amount} ${currency}`}
            </span>
            {(reversed || attributed) && (
              <span className="w-full text-end text-xs text-muted">{reversed ? words.reversed : words.attributed}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders an amount in a column of amounts. */
function Amount({ value }: { value: Rupiah }) {
  return (
    <span className="block text-end">
      <Money value={value} />
    </span>
  );
}

/** Renders what was ordered, and how its price came about. */
export function ItemsPanel({ order }: { order: OrderDetailView }) {
  const { detail, facts, kinds, lines } = useWords("admin-orders");
  const { invoice, months } = order;
  const nameOf = (kind: string) => lines[kind as keyof typeof lines] ?? kind;
  const isSold = (kind: string) => kind === "package" || kind === "upgrade";
  return (
    <Panel title={detail.items}>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-start text-xs text-muted">
            <th scope="col" className="pb-1 text-start font-medium">
              {lines.item}
            </th>
            <th scope="col" className="pb-1 text-end font-medium max-sm:hidden">
              {lines.quantity}
            </th>
            <th scope="col" className="pb-1 text-end font-medium max-sm:hidden">
              {lines.price}
            </th>
            <th scope="col" className="pb-1 text-end font-medium">
              {lines.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ kind, quantity, unit_price, amount }) => (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-regular">
                {isSold(kind) ? order.package.name : nameOf(kind)}
              </th>
              <td className="num py-1.5 text-end max-sm:hidden">{quantity}</td>
              <td className="py-1.5 text-end max-sm:hidden">
                <Money value={unit_price} />
              </td>
              <td className="py-1.5 text-end">
                <Money value={amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-edge font-semibold">
            <th scope="row" colSpan={3} className="py-1.5 text-start max-sm:hidden">
              {lines.total}
            </th>
            <th scope="row" className="py-1.5 text-start sm:hidden">
              {lines.total}
            </th>
            <td className="py-1.5 text-end">
              <Money value={order.total} />
            </td>
          </tr>
        </tfoot>
      </table>
      <div className="mt-3">
        <Facts
          rows={[
            [facts.kind, `${kinds[order.kind]}, ${months === 1 ? detail.month : fill(detail.months, { n: months })}`],
            order.voucher_code !== null && [facts.voucher, order.voucher_code],
            order.quotation !== null && [facts.quotation, order.quotation],
            order.referral_code !== null && order.referral_code !== "" && [facts.referral, order.referral_code],
            invoice !== null &&
              invoice.first_day !== null && [
                detail.period,
                <span key="period">
                  <When date={invoice.first_day} /> – <When date={invoice.last_day} />
                </span>,
              ],
          ]}
        />
      </div>
    </Panel>
  );
}

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
