import type { Order } from "#client/api/orders.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { PriceLines } from "../checkout/price-lines.tsx";
import { monthsText } from "../checkout/summary.tsx";
import { BuyerDetails } from "./buyer-details.tsx";
import { methodName } from "./order-words.ts";
import type { ShownOrder } from "./use-order.ts";

/** The texts of an order's page. */
export interface OrderWords {
  order: PaymentWords["order"];
  checkout: Pick<PaymentWords["checkout"], "summary" | "package" | "method" | "buyer">;
}

/** Renders what was ordered and by whom, at the prices of that moment. */
export function OrderDetails({
  order,
  words: { order: words, checkout },
  locale,
  onChanged,
}: {
  order: ShownOrder;
  words: OrderWords;
  locale: Locale;
  onChanged: (order: Order) => void;
}) {
  const { details } = words;
  const item =
    order.kind === "upgrade"
      ? fill(details.upgrade, { package: order.package.name })
      : fill(details.months, { package: order.package.name, months: monthsText(order.months, checkout) });
  const facts = [
    [details.order, order.number],
    [details.method, methodName(order.method)],
  ];
  return (
    <section aria-labelledby="details" className="card lg:sticky lg:top-24">
      <h2 id="details" className="mb-4 text-lg">
        {details.title}
      </h2>
      <dl className="mb-4 grid gap-2 border-b border-line pb-4 text-sm">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex items-baseline justify-between gap-4">
                <dt className="text-muted">{name}</dt>
                <dd translate="no" className={`num min-w-0 text-end ${value === order.number ? "shrink-0" : ""}`}>
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      {order.buyer && (
        <BuyerDetails
          order={{ ...order, buyer: order.buyer }}
          words={{ order: words, buyer: checkout.buyer }}
          onChanged={onChanged}
        />
      )}
      <PriceLines price={order} item={item} voucher={order.voucher_code} words={checkout.summary} locale={locale} />
    </section>
  );
}
