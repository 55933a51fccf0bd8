import { useState } from "react";
import { serverDate } from "#client/api/server-time.ts";
import { renewSubscription } from "#client/api/subscriptions.ts";
import { paymentMethodIdOf } from "#client/names.ts";
import { useRoot } from "#client/state/store.ts";
import { maxMonths, minMonths } from "#shop/prices/months.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import { nextTerm } from "#shop/subscriptions/terms.ts";
import { fill } from "#text/fill.ts";
import { formatDay, formatLastDay } from "#time/format.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { Stepper } from "#ui/stepper.tsx";
import { Part } from "../../checkout/part.tsx";
import { useCheckout } from "../../checkout/state/use-checkout.ts";
import { monthsText } from "../../checkout/summary.tsx";
import { VoucherPart } from "../../checkout/voucher-part.tsx";
import { MonthPicks } from "../../package-chooser/months-picker.tsx";
import { OrderForm } from "./order-form.tsx";
import type { OrderPanelProps } from "./packages-above.ts";

/** Renders an order for more months of a package: how many, and their price. */
export function Renew({ owned, words: { packages, checkout }, address, onBack }: OrderPanelProps) {
  const [months, setMonths] = useState(1);
  const method = paymentMethodIdOf(useRoot((state) => state.payment.paymentMethod)) ?? "mandiri_va";
  const checkoutControl = useCheckout({
    choice: { package_id: owned.package_id, months, payment_method: method },
    address,
    place({ buyer, total, voucherCode }) {
      const body = {
        months,
        ...(voucherCode && { voucher_code: voucherCode }),
        payment_method: method,
        expected_total: total,
        locale: address.locale,
        buyer,
      };
      // The subscription is part of what the order's key stands for.
      return {
        body: { subscription: owned.subscription, ...body },
        send: (key) => renewSubscription(owned.subscription, body, key),
      };
    },
  });
  const { value: quote } = checkoutControl.state.quote;
  const running = hasAccess(owned.status);
  const today = jakartaDay(serverDate());
  const { lastDay } = nextTerm(running ? { lastDay: lastDayOf(owned), anchor: owned.anchor } : null, today, months);
  const length = monthsText(quote?.months ?? months, checkout);
  return (
    <OrderForm
      title={fill(packages.renewTitle, { package: owned.name })}
      lead={fill(leadOf(owned, running, packages), {
        date: formatLastDay(owned.ends_at, address.locale),
      })}
      back={packages.back}
      onBack={onBack}
      item={fill(checkout.summary.times, { package: owned.name, months: length })}
      checkout={checkoutControl}
      method={method}
      words={checkout}
      address={address}
    >
      <Part title={checkout.package.length}>
        <div className="flex flex-wrap items-center gap-3">
          <MonthPicks label={checkout.package.length} months={months} words={checkout.package} onPick={setMonths} />
          <Stepper
            value={months}
            unit={months === 1 ? checkout.package.month : checkout.package.many}
            min={minMonths}
            max={maxMonths}
            less={checkout.package.less}
            more={checkout.package.more}
            onLess={() => setMonths(months - 1)}
            onMore={() => setMonths(months + 1)}
          />
        </div>
        {/* Where the period starts with the workspace, its last day is not known yet. */}
        {!owned.preparing && (running || owned.connected) && (
          <p className="num mt-4" aria-live="polite" data-until={lastDay}>
            {fill(packages.renewedUntil, { date: formatDay(lastDay, address.locale) })}
          </p>
        )}
      </Part>
      <VoucherPart checkout={checkoutControl} words={checkout.voucher} locale={address.locale} />
    </OrderForm>
  );
}

function leadOf(
  owned: OrderPanelProps["owned"],
  running: boolean,
  words: OrderPanelProps["words"]["packages"],
): string {
  if (owned.preparing) return words.renewPreparing;
  if (running) return words.renewLead;
  return owned.connected ? words.renewEnded : words.renewEndedWorkspace;
}

/** Returns the last day of a package, which ends at the first moment of the day after. */
function lastDayOf({ ends_at }: Pick<OrderPanelProps["owned"], "ends_at">): Day {
  return jakartaDay(new Date(new Date(ends_at).getTime() - 1));
}
