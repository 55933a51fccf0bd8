import { useRef, useState } from "react";
import { changeBuyer, type Order } from "#client/api/orders.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { canChangeBuyer, type OrderState } from "#shop/orders/order-states.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { BuyerFields } from "../checkout/buyer-fields.tsx";
import { checkBuyer } from "../checkout/check-buyer.ts";
import { PriceLines } from "../checkout/price-lines.tsx";
import { monthsText } from "../checkout/summary.tsx";
import { useForm } from "../form/use-form.ts";
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

interface BuyerDetailsProps {
  order: ShownOrder & { buyer: Buyer };
  words: { order: PaymentWords["order"]; buyer: PaymentWords["checkout"]["buyer"] };
  onChanged: (order: Order) => void;
}

/** Renders who the invoice is made out to; it can be changed until the order is paid. */
function BuyerDetails({ order, words, onChanged }: BuyerDetailsProps) {
  const { details } = words.order;
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const { buyer } = order;
  function close(changed?: Order) {
    setEditing(false);
    setSaved(changed !== undefined);
    if (changed) onChanged(changed);
    // The button that was pressed is removed with the form.
    element.current?.focus();
  }
  return (
    <div ref={element} tabIndex={-1} className="mb-4 border-b border-line pb-4 text-sm outline-none">
      <p className="mb-1 text-muted">{details.buyer}</p>
      {editing ? (
        <BuyerForm order={order} words={words} onClose={close} />
      ) : (
        <>
          <p className="font-medium">{buyer.name}</p>
          <p>{buyer.address}</p>
          {buyer.npwp && <p className="num">{fill(details.npwp, { number: buyer.npwp })}</p>}
          {canChangeBuyer(order.status as OrderState) && (
            <Button kind="quiet" className="-ms-3 px-3" onClick={() => setEditing(true)}>
              {details.changeBuyer}
            </Button>
          )}
        </>
      )}
      <p role="status" className="text-good">
        {saved && details.buyerSaved}
      </p>
    </div>
  );
}

function BuyerForm({
  order,
  words,
  onClose,
}: Pick<BuyerDetailsProps, "order" | "words"> & { onClose: (changed?: Order) => void }) {
  const { details, errors } = words.order;
  const { form, button, summary, field } = useForm<Buyer>({
    id: "order-buyer",
    errors,
    parse: checkBuyer,
    async send(buyer) {
      const outcome = await changeBuyer(order.id, buyer);
      if (outcome.ok) onClose(outcome.data);
      return outcome;
    },
  });
  return (
    <form {...form} className="mt-3 grid gap-4">
      {summary && <ErrorSummary {...summary} />}
      <BuyerFields field={field} words={words.buyer} buyer={order.buyer} />
      <div className="flex flex-wrap gap-3">
        <Button {...button}>{details.saveBuyer}</Button>
        <Button kind="secondary" onClick={() => onClose()}>
          {details.cancel}
        </Button>
      </div>
    </form>
  );
}
