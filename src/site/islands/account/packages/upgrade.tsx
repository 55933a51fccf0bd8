import { useState } from "react";
import { upgradeSubscription } from "#client/api/subscriptions.ts";
import { paymentMethodIdOf } from "#client/names.ts";
import { useRoot } from "#client/state/store.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import type { SoldPackage } from "../../checkout/chosen-package.ts";
import { Part } from "../../checkout/part.tsx";
import { useCheckout } from "../../checkout/state/use-checkout.ts";
import { OrderForm } from "./order-form.tsx";
import type { OrderPanelProps } from "./packages-above.ts";

/**
 * Renders an order for a more expensive package of the same product until the end of the paid term, for the prorated
 * difference.
 */
export function Upgrade({
  owned,
  above,
  monthPrice,
  words: { packages, checkout },
  address,
  onBack,
}: OrderPanelProps & { above: readonly SoldPackage[]; monthPrice: Rupiah }) {
  const { locale } = address;
  const [chosen, setChosen] = useState(above[0]!);
  const method = paymentMethodIdOf(useRoot((state) => state.payment.paymentMethod)) ?? "mandiri_va";
  const { subscription } = owned;
  const checkoutControl = useCheckout({
    upgrade: { subscription, current: owned.name, package_id: chosen.id, payment_method: method },
    address,
    place({ buyer, total }) {
      const body = { package_id: chosen.id, payment_method: method, expected_total: total, locale, buyer };
      // The subscription is part of what the order's key stands for.
      return { body: { subscription, ...body }, send: (key) => upgradeSubscription(subscription, body, key) };
    },
  });
  const { offer } = checkoutControl.state.upgrade;
  const date = offer ? formatDay(offer.until, locale) : "…";
  return (
    <OrderForm
      title={fill(packages.upgradeTitle, { package: owned.name })}
      lead={packages.upgradeLead}
      back={packages.back}
      onBack={onBack}
      item={fill(checkout.upgrade.item, { package: chosen.name, date })}
      checkout={checkoutControl}
      method={method}
      words={checkout}
      address={address}
    >
      <Part title={packages.upgradeTo}>
        <div role="radiogroup" aria-label={packages.upgradeTo} className="divide-y divide-line">
          {above.map((sold) => (
            <label key={sold.id} className="flex min-h-14 cursor-pointer items-center gap-3.5 py-3">
              <input
                type="radio"
                name="upgrade-to"
                value={sold.id}
                className="radio shrink-0"
                checked={sold.id === chosen.id}
                onChange={() => setChosen(sold)}
              />
              <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-medium">{sold.name}</span>
                <span className="num text-sm text-muted">
                  {fill(packages.price, { price: formatRupiah(sold.price, locale) })}
                </span>
              </span>
            </label>
          ))}
        </div>
        {offer && (
          <p className="num mt-4 text-sm text-muted">
            {fill(packages.upgradeDifference, {
              from: formatRupiah(monthPrice, locale),
              to: formatRupiah(chosen.price, locale),
              amount: formatRupiah(offer.price.subtotal, locale),
              date,
            })}
          </p>
        )}
      </Part>
    </OrderForm>
  );
}
