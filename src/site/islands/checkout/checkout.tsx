import { useRef } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { placeOrder } from "#client/api/orders.ts";
import { refused } from "#client/api/outcome.ts";
import { upgradeSubscription } from "#client/api/subscriptions.ts";
import { paymentMethodIdOf } from "#client/names.ts";
import { rootStore, useRoot } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { useForm } from "../form/use-form.ts";
import { WordsWithLinks } from "../form/words-with-links.tsx";
import { BuyerPart } from "./buyer-part.tsx";
import { checkBuyer } from "./check-buyer.ts";
import type { SoldPackage } from "./chosen-package.ts";
import { LoginPart } from "./login-part.tsx";
import { MethodPart } from "./method-part.tsx";
import { Notice } from "./notice.tsx";
import { OpenOrder } from "./open-order.tsx";
import { PackagePart } from "./package-part.tsx";
import { ReferralPart } from "./referral-part.tsx";
import { monthsText, Summary } from "./summary.tsx";
import { Unverified } from "./unverified.tsx";
import { UpgradeChoice } from "./upgrade-choice.tsx";
import { useOrdering } from "./use-ordering.ts";
import { usePrefilledBuyer } from "./use-prefilled-buyer.ts";
import { useQuote } from "./use-quote.ts";
import { useSettledPrice } from "./use-settled-price.ts";
import { useSignedIn } from "./use-signed-in.ts";
import { useUpgrade } from "./use-upgrade.ts";
import { useStoppedOrder, useUnknownCode, useVoucher } from "./use-voucher.ts";
import { VoucherPart } from "./voucher-part.tsx";

const formId = "buyer";

/** Everything that makes an order, beside what it comes to. Prices are the server's alone; nothing here is trusted. */
export function Checkout({
  words,
  address,
  chosen,
  months,
}: {
  words: PaymentWords["checkout"];
  address: PageAddress;
  chosen: SoldPackage;
  months: number;
}) {
  const { locale } = address;
  const signedIn = useSignedIn();
  const element = useRef<HTMLFormElement>(null);
  const prefilled = usePrefilledBuyer(element, signedIn);
  const method = paymentMethodIdOf(useRoot((state) => state.payment.paymentMethod)) ?? "mandiri_va";
  const voucher = useVoucher(words.voucher);
  const choice = { package_id: chosen.id, months, payment_method: method };
  const price = useQuote({ ...choice, ...(voucher.code && { voucher_code: voucher.code }) });
  const { quote } = price;
  useUnknownCode(quote, voucher);
  const upgrade = useUpgrade(chosen, method, signedIn);
  const raise = upgrade.wanted ? upgrade.offer : undefined;
  const pending = (upgrade.wanted && upgrade.pending) || (!raise && price.pending);
  const { asked, order, tell } = useOrdering(
    { words, address },
    { onPrice: (fresh) => (raise || !fresh ? upgrade.again() : price.take(fresh)), onVoucher: voucher.remove },
  );
  useStoppedOrder(voucher, price, { words, locale, tell });
  const unfit = !raise && !pending && quote?.payment_method.status === "unavailable";
  const item = raise
    ? fill(words.upgrade.item, { package: chosen.name, date: formatDay(raise.until, locale) })
    : fill(words.summary.times, { package: chosen.name, months: monthsText(quote?.months ?? months, words) });
  const shown = raise?.price ?? quote;
  const settled = useSettledPrice({ pending, failed: !raise && price.refusal !== undefined, shown, quote });

  const control = useForm<Buyer>({
    id: formId,
    errors: words.errors,
    parse: checkBuyer,
    async send(buyer) {
      // A code that was only typed would be lost, and paid for.
      if (!raise && (await voucher.tryTyped())) return (await settled()) ? undefined : refused(400, "no_price");
      const seen = shown?.total;
      const now = await settled();
      // Pressed while the price was on its way: what comes must be what was seen.
      if (!now?.shown || !now.quote || now.shown.total !== seen) return refused(400, "no_price");
      if (!raise && now.quote.payment_method.status === "unavailable") return refused(400, "method");
      const referral = rootStore.getState().payment.referalCode.trim();
      const common = {
        ...(referral && { referral_code: referral }),
        expected_total: now.shown.total,
        locale,
        buyer,
      };
      if (raise) {
        const body = { package_id: chosen.id, payment_method: method, ...common };
        return order(body, (sent, key) => upgradeSubscription(raise.subscription, sent, key));
      }
      const { voucher: counted } = now.quote;
      const code = counted?.status === "applied" && { voucher_code: counted.code };
      return order({ ...choice, ...code, ...common }, placeOrder);
    },
  });

  const submit = signedIn ? (
    <Button {...control.button} disabled={control.button.disabled || !prefilled} form={formId} className="w-full">
      {control.pending ? words.submit.ordering : words.submit.order}
    </Button>
  ) : (
    <a href={localizeHref("/auth/login", address)} className="btn btn-primary w-full">
      {words.submit.logIn}
    </a>
  );
  const total = shown ? formatRupiah(shown.total, locale) : "…";
  return (
    <>
      <div className="grid items-start gap-x-16 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div>
          <OpenOrder words={words.open} address={address} />
          <Unverified words={words} refused={asked?.kind === "unverified"} />
          {asked?.kind === "changed" && (
            <Notice key={asked.text}>
              <p className="text-sm">{asked.text}</p>
            </Notice>
          )}
          <PackagePart chosen={chosen} months={raise ? undefined : months} words={words.package} address={address}>
            <UpgradeChoice upgrade={upgrade} words={words.upgrade} locale={locale} />
          </PackagePart>
          {!raise && <VoucherPart voucher={voucher} quote={quote} words={words.voucher} locale={locale} />}
          <MethodPart
            method={method}
            total={shown?.total}
            words={words.method}
            error={unfit ? words.errors.method : undefined}
            locale={locale}
          />
          {signedIn ? (
            <BuyerPart id={formId} control={control} element={element} words={words.buyer} />
          ) : (
            <LoginPart words={words.login} address={address} />
          )}
          <ReferralPart words={words.referral} />
        </div>
        <Summary
          price={shown}
          item={item}
          voucher={quote?.voucher?.code ?? null}
          refusal={raise ? undefined : price.refusal}
          pending={pending}
          onRetry={price.retry}
          words={words}
          locale={locale}
        >
          <div className="mt-6 hidden lg:block">{submit}</div>
          <p className="mt-4 text-xs text-muted">{words.submit.nothingTaken}</p>
          <p className="mt-2 text-xs text-muted">
            <WordsWithLinks text={words.submit.terms} address={address} />
          </p>
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
