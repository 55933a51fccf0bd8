import { useEffect } from "react";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import { dispatch } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Rupiah } from "#money/rupiah.ts";
import type { Locale } from "#text/locales.ts";
import { FieldError } from "#ui/field.tsx";
import { MethodList } from "./method-list.tsx";
import { Part } from "./part.tsx";
import { useMethods } from "./use-methods.ts";

/** Renders the payment method. The browser's state follows with the method and its fee. */
export function MethodPart({
  method,
  total,
  words,
  error,
  locale,
}: {
  method: PaymentMethodId;
  /** Undefined until the first price is known. */
  total: Rupiah | undefined;
  words: PaymentWords["checkout"]["method"];
  error: string | undefined;
  locale: Locale;
}) {
  const methods = useMethods();
  const chosenFee = methods.find(({ id }) => id === method)?.channel_fee ?? 0;
  useEffect(() => dispatch("selectedPackage", { type: "payment method chosen", channelFee: chosenFee }), [chosenFee]);
  return (
    <Part title={words.title}>
      <MethodList
        id="payment-method"
        methods={methods}
        chosen={method}
        total={total}
        onChoose={({ name }) => dispatch("payment", { type: "method chosen", name })}
        words={words}
        locale={locale}
      />
      <FieldError id="payment-method" {...(error ? { error } : {})} />
    </Part>
  );
}
