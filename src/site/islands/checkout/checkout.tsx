import { useEffect, useRef, useState } from "react";
import type { PageAddress } from "#address/address.ts";
import { currentPackage } from "#client/api/current-package.ts";
import { placeOrder } from "#client/api/orders.ts";
import { upgradeSubscription } from "#client/api/subscriptions.ts";
import { tokenFor } from "#client/flows/quotation-link.ts";
import { paymentMethodIdOf } from "#client/names.ts";
import { dispatch, rootStore, useRoot } from "#client/state/store.ts";
import type { OwnedPackage } from "#client/state/user.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { QuotationWords } from "#content/kinds/quotation.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { OwnedPackageView } from "#shop/subscriptions/subscription-contract.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "../form/use-form.ts";
import { WordsWithLinks } from "../form/words-with-links.tsx";
import { QuotationPart } from "../quotation/quotation-part.tsx";
import { BuyerPart, usePrefilledBuyer, useSignedIn } from "./buyer-part.tsx";
import { checkBuyer } from "./check-buyer.ts";
import type { SoldPackage } from "./chosen-package.ts";
import { type CheckoutGate, LoginPart, loginPartId } from "./login-part.tsx";
import { MethodPart } from "./method-part.tsx";
import { OpenOrder } from "./open-order.tsx";
import { OrderNotices } from "./order-notice.tsx";
import { PackagePart, UpgradeChoice } from "./package-part.tsx";
import {
  displayedPrice,
  displayedUpgrade,
  isPricing,
  methodUnavailable,
  priceRefusal,
} from "./state/checkout-price.ts";
import { useCheckout } from "./state/use-checkout.ts";
import { monthsText, Summary } from "./summary.tsx";
import { VoucherPart } from "./voucher-part.tsx";

const formId = "buyer";

/** Renders everything that makes an order, beside its price. Prices are the server's alone; nothing here is trusted. */
export function Checkout({
  words,
  quotation,
  address,
  chosen,
  months,
  gate,
}: {
  words: PaymentWords["checkout"];
  quotation: Pick<QuotationWords, "form" | "applied">;
  address: PageAddress;
  chosen: SoldPackage;
  months: number;
  gate: CheckoutGate;
}) {
  const { locale } = address;
  const [signedIn, updateSignedIn] = useSignedIn();
  const [loggedInHere, setLoggedInHere] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const prefilled = usePrefilledBuyer(form, signedIn);
  const method = paymentMethodIdOf(useRoot((state) => state.payment.paymentMethod)) ?? "mandiri_va";
  const running = useRunningPackage(chosen, signedIn);
  const selected = { package_id: chosen.id, months, payment_method: method };
  const token = tokenFor(selected);
  const choice = { ...selected, ...(token && { quotation: token }) };
  const checkout = useCheckout({
    choice,
    upgrade: running && {
      subscription: running.subscription,
      current: running.name,
      package_id: chosen.id,
      payment_method: method,
    },
    address,
    place({ buyer, total, voucherCode, upgrade }) {
      const referral = rootStore.getState().payment.referalCode.trim();
      const common = { ...(referral && { referral_code: referral }), expected_total: total, locale, buyer };
      if (upgrade) {
        const body = { package_id: chosen.id, payment_method: method, ...common };
        return { body, send: (key) => upgradeSubscription(upgrade.subscription, body, key) };
      }
      const body = { ...choice, ...(voucherCode && { voucher_code: voucherCode }), ...common };
      return { body, send: (key) => placeOrder(body, key) };
    },
  });
  const { state } = checkout;
  const { value: quote } = state.quote;
  const price = displayedPrice(state);
  const pending = isPricing(state);
  const upgrade = displayedUpgrade(state);
  const item = upgrade
    ? fill(words.upgrade.item, { package: chosen.name, date: formatDay(upgrade.until, locale) })
    : fill(words.summary.times, { package: chosen.name, months: monthsText(quote?.months ?? months, words) });
  const control = useForm<Buyer>({ id: formId, errors: words.errors, parse: checkBuyer, send: checkout.order });

  function goOn() {
    setLoggedInHere(true);
    updateSignedIn();
  }
  const submit = signedIn ? (
    <Button {...control.button} disabled={control.button.disabled || !prefilled} form={formId} className="w-full">
      {control.pending ? words.submit.ordering : words.submit.order}
    </Button>
  ) : (
    <a href={`#${loginPartId}`} className="btn btn-primary w-full">
      {words.submit.logIn}
    </a>
  );
  const total = price ? formatRupiah(price.total, locale) : "…";
  return (
    <>
      <div className="grid items-start gap-x-16 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div>
          <OpenOrder words={words.open} address={address} />
          <OrderNotices notice={state.notice} words={words} address={address} />
          <PackagePart chosen={chosen} months={upgrade ? undefined : months} words={words.package} address={address}>
            <UpgradeChoice
              offer={state.upgrade.offer}
              wanted={state.upgrade.wanted}
              onChoose={checkout.chooseUpgrade}
              words={words.upgrade}
              locale={locale}
            />
          </PackagePart>
          {!upgrade && <VoucherPart checkout={checkout} words={words.voucher} locale={locale} />}
          <MethodPart
            method={method}
            total={price?.total}
            words={words.method}
            error={methodUnavailable(state) ? words.errors.method : undefined}
            locale={locale}
          />
          {signedIn ? (
            <BuyerPart id={formId} control={control} element={form} words={words.buyer} focused={loggedInHere} />
          ) : (
            <LoginPart words={words.login} gate={gate} address={address} onDone={goOn} />
          )}
          <ReferralPart words={words.referral} />
          {!upgrade && (
            <QuotationPart
              choice={selected}
              quote={pending ? undefined : quote}
              packageName={chosen.name}
              months={monthsText(months, words)}
              words={quotation.form}
              address={address}
            />
          )}
        </div>
        <Summary
          price={price}
          item={item}
          voucher={quote?.voucher?.code ?? null}
          refusal={priceRefusal(state)}
          pending={pending}
          onRetry={checkout.retryPrice}
          words={words}
          locale={locale}
        >
          {!upgrade && quote?.quotation && (
            <p className="mt-3 text-sm text-muted">
              {fill(quotation.applied, {
                number: quote.quotation.number,
                date: formatDay(quote.quotation.valid_until, locale),
              })}
            </p>
          )}
          <div className="mt-6 hidden lg:block">{submit}</div>
          <p className="mt-4 text-xs text-muted">{words.submit.nothingTaken}</p>
          <p className="mt-2 text-xs text-muted">
            <WordsWithLinks text={words.submit.terms} address={address} />
          </p>
          <p className="mt-2 text-xs text-muted">{words.submit.seller}</p>
        </Summary>
      </div>
      <div className="checkout-bar -mx-5 mt-8 flex items-center gap-4 border-t border-line bg-ground px-5 py-3 lg:hidden">
        <p className="shrink-0">
          <span className="block text-xs text-muted">{words.summary.total}</span>
          <span className={`num font-semibold tracking-tight ${pending ? "opacity-55" : ""}`}>{total}</span>
        </p>
        {submit}
      </div>
    </>
  );
}

/** Renders an optional referral code, folded until it is needed. */
function ReferralPart({ words }: { words: PaymentWords["checkout"]["referral"] }) {
  const code = useRoot((state) => state.payment.referalCode);
  return (
    <details className="border-t border-line py-4" open={code !== "" || undefined}>
      <summary className="-my-1 flex min-h-11 items-center gap-2 text-sm font-medium">
        <Icon name="plus" className="size-4 text-primary" />
        <span>{words.title}</span>
      </summary>
      <TextField
        id="referral-code"
        label={words.label}
        className="mt-3 max-w-md pb-2"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={code}
        onChange={({ target }) => dispatch("payment", { type: "referral entered", code: target.value })}
      />
    </details>
  );
}

/** A package as the API describes it; the browser's state stores less. */
type Owned = OwnedPackage & Pick<OwnedPackageView, "subscription" | "package_id" | "preparing" | "status">;

/**
 * Returns the customer's running package of the same product that costs less than the chosen one. None whose workspace is
 * being prepared: its days, by which an upgrade is priced, have not begun.
 */
function useRunningPackage(chosen: SoldPackage, signedIn: boolean): Owned | undefined {
  const [owned, setOwned] = useState<Owned[]>([]);
  useEffect(() => {
    if (!signedIn) return setOwned([]);
    const controller = new AbortController();
    void currentPackage(controller.signal).then((outcome) => {
      if (outcome.ok) setOwned(outcome.data.user_package as Owned[]);
    });
    return () => controller.abort();
  }, [signedIn]);
  return owned.find(
    ({ product, status, price, preparing }) =>
      product === chosen.product && hasAccess(status) && !preparing && price < chosen.price,
  );
}
