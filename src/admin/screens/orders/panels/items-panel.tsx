import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { fill } from "#text/fill.ts";
import { Facts } from "../../../layout/facts.tsx";
import { Money } from "../../../layout/money.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";

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
