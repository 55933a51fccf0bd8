import { useEffect, useState } from "react";
import type { Locale } from "#catalogue/locales.ts";
import { type PaymentMethodId, paymentMethodIds, paymentMethodNames, qrisMaximum } from "#catalogue/payment-methods.ts";
import { type OfferedPaymentMethod, paymentMethods } from "#client/api/payment-methods.ts";
import { happened } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { formatRupiah } from "#shop/format-rupiah.ts";
import { FieldError } from "#ui/field.tsx";
import { fill } from "../form/words-with-links.tsx";
import { Part } from "./part.tsx";

type Method = Pick<OfferedPaymentMethod, "id" | "name" | "kind" | "channel_fee" | "max">;

/** What the page knows before the server answers: every method, and the one ceiling that the law sets. */
const known: Method[] = paymentMethodIds.map((id) => ({
  id,
  name: paymentMethodNames[id],
  kind: id === "qris" ? "qris" : "virtual_account",
  channel_fee: 0,
  max: id === "qris" ? qrisMaximum : null,
}));

/** Ways to pay, Mandiri first; one that cannot carry the total says so and cannot be chosen. */
export function MethodPart({
  method,
  total,
  words,
  error,
  locale,
}: {
  method: PaymentMethodId;
  /** Undefined until the first price is in. */
  total: number | undefined;
  words: PaymentWords["checkout"]["method"];
  error: string | undefined;
  locale: Locale;
}) {
  const [methods, setMethods] = useState(known);
  useEffect(() => {
    const over = new AbortController();
    void paymentMethods(over.signal).then((outcome) => outcome.ok && setMethods(outcome.data));
    return () => over.abort();
  }, []);
  const chosenFee = methods.find(({ id }) => id === method)?.channel_fee ?? 0;
  useEffect(() => happened("selectedPackage", { type: "payment method chosen", channelFee: chosenFee }), [chosenFee]);
  return (
    <Part title={words.title}>
      <div
        id="payment-method"
        role="radiogroup"
        aria-label={words.title}
        className="divide-y divide-line"
        tabIndex={-1}
      >
        {methods.map(({ id, name, kind, channel_fee: fee, max }) => {
          const over = max !== null && total !== undefined && total > max;
          return (
            <label
              key={id}
              className={`flex min-h-14 items-center gap-3.5 py-3 ${over ? "text-muted" : "cursor-pointer"}`}
            >
              <input
                type="radio"
                name="payment-method"
                value={id}
                className="size-5 shrink-0"
                checked={id === method}
                disabled={over && id !== method}
                onChange={() => happened("payment", { type: "method chosen", name })}
              />
              <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-medium">{name}</span>
                <span className="text-sm text-muted">
                  {over || kind === "qris"
                    ? over
                      ? fill(words.most, { limit: formatRupiah(max, locale) })
                      : words.code
                    : words.account}
                </span>
              </span>
              {fee > 0 && (
                <span className="num text-sm text-muted">{fill(words.fee, { fee: formatRupiah(fee, locale) })}</span>
              )}
            </label>
          );
        })}
      </div>
      <FieldError id="payment-method" {...(error ? { error } : {})} />
    </Part>
  );
}
