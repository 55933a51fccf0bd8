import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { Facts } from "../../../layout/facts.tsx";
import { Money } from "../../../layout/money.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";

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
              {currency === "IDR" ? <Money value={amount} /> : `${amount} ${currency}`}
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
function Amount({ value }: { value: number }) {
  return (
    <span className="block text-end">
      <Money value={value} />
    </span>
  );
}
