import { useRef } from "react";
import { localizeHref } from "#address/address.ts";
import { refused } from "#client/api/outcome.ts";
import { paymentMethodIdOf } from "#client/names.ts";
import { rootStore, useRoot } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { formatRupiah } from "#shop/format-rupiah.ts";
import { Button } from "#ui/button.tsx";
import { useForm } from "../form/use-form.ts";
import { type PageAddress, WordsWithLinks } from "../form/words-with-links.tsx";
import { type BuyerDraft, npwpDigits } from "./buyer-draft.ts";
import { BuyerPart } from "./buyer-part.tsx";
import { checkBuyer } from "./check-buyer.ts";
import type { SoldPackage } from "./chosen-package.ts";
import { LoginPart } from "./login-part.tsx";
import { MethodPart } from "./method-part.tsx";
import { Notice } from "./notice.tsx";
import { OpenOrder } from "./open-order.tsx";
import { PackagePart } from "./package-part.tsx";
import { ReferralPart } from "./referral-part.tsx";
import { Summary } from "./summary.tsx";
import { Unverified } from "./unverified.tsx";
import { useOrdering } from "./use-ordering.ts";
import { useQuote } from "./use-quote.ts";
import { useSignedIn } from "./use-signed-in.ts";
import { useUnknownCode, useVoucher } from "./use-voucher.ts";
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
  const method = paymentMethodIdOf(useRoot((state) => state.payment.paymentMethod)) ?? "mandiri_va";
  const voucher = useVoucher(words.voucher.failed);
  const choice = { package_id: chosen.id, months, payment_method: method };
  const price = useQuote({ ...choice, ...(voucher.code && { voucher_code: voucher.code }) });
  const { quote, pending } = price;
  useUnknownCode(quote, voucher);
  const { asked, order } = useOrdering({ words, address }, { onPrice: price.take, onVoucher: voucher.remove });
  const unfit = !pending && quote?.payment_method.status === "unavailable";

  const control = useForm<BuyerDraft>({
    id: formId,
    errors: words.errors,
    parse: checkBuyer,
    async send({ name, address: street, npwp }) {
      if (pending || !quote) return refused(400, "no_price");
      if (unfit) return refused(400, "method");
      const referral = rootStore.getState().payment.referalCode.trim();
      const digits = npwpDigits(npwp);
      return order({
        ...choice,
        ...(quote.voucher?.status === "applied" && { voucher_code: quote.voucher.code }),
        ...(referral && { referral_code: referral }),
        expected_total: quote.total,
        locale,
        buyer: { name: name.trim(), address: street.trim(), ...(digits && { npwp: digits }) },
      });
    },
  });

  const submit = signedIn ? (
    <Button {...control.button} form={formId} className="w-full">
      {control.pending ? words.submit.ordering : words.submit.order}
    </Button>
  ) : (
    <a href={localizeHref("/auth/login", address)} className="btn btn-primary w-full">
      {words.submit.logIn}
    </a>
  );
  const total = quote ? formatRupiah(quote.total, locale) : "…";
  return (
    <>
      <div className="grid items-start gap-x-16 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div>
          <OpenOrder words={words.open} address={address} />
          {asked?.kind === "unverified" && <Unverified words={words} />}
          {asked?.kind === "changed" && (
            <Notice key={asked.text}>
              <p className="text-sm">{asked.text}</p>
            </Notice>
          )}
          <PackagePart chosen={chosen} months={months} words={words.package} address={address} />
          <VoucherPart voucher={voucher} quote={quote} words={words.voucher} locale={locale} />
          <MethodPart
            method={method}
            total={quote?.total}
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
          quote={quote}
          refusal={price.refusal}
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
      <div className="sticky bottom-0 z-10 -mx-5 mt-8 flex items-center gap-4 border-t border-line bg-ground px-5 py-3 lg:hidden">
        <p className="shrink-0">
          <span className="block text-xs text-muted">{words.summary.total}</span>
          <span className={`num font-semibold tracking-tight ${pending ? "opacity-55" : ""}`}>{total}</span>
        </p>
        {submit}
      </div>
    </>
  );
}
