import { useEffect, useRef } from "react";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Part } from "./part.tsx";
import { voucherCode, voucherOutcome } from "./state/checkout-price.ts";
import type { CheckoutControl } from "./state/use-checkout.ts";
import { voucherText } from "./voucher-text.ts";

const id = "voucher-code";

/** Renders a voucher's code, looked up when it is submitted; what it saves, or why it does not count. */
export function VoucherPart({
  checkout: { state, voucherInput: input, submitVoucher, removeVoucher },
  words,
  locale,
}: {
  checkout: CheckoutControl;
  words: PaymentWords["checkout"]["voucher"];
  locale: Locale;
}) {
  const outcome = voucherOutcome(state);
  const applied = outcome.kind === "applied";
  const text = voucherText(outcome, words, locale);
  const error = applied ? "" : text;
  const code = voucherCode(state);
  const pending = state.voucher.lookup !== undefined;
  // A code saved on an earlier visit that no longer counts is shown where it can be changed.
  useEffect(() => {
    if (error && code && input.current?.value === "") input.current.value = code;
  }, [error, code, input]);
  // The button that was pressed is replaced by the result or by the field, which takes the focus.
  const pressed = useRef(false);
  const result = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) (applied ? result : input).current?.focus();
    pressed.current = false;
  }, [applied, input]);

  return (
    <Part title={words.title}>
      {applied ? (
        <p className="flex items-center justify-between gap-2 rounded-md bg-good-soft ps-4 pe-1 text-good">
          <span
            ref={result}
            role="status"
            tabIndex={-1}
            className="flex items-center gap-2.5 py-3 font-medium outline-none"
          >
            <Icon name="check" className="size-5 shrink-0" />
            <span>{text}</span>
          </span>
          <button
            type="button"
            className="flex size-11 shrink-0 items-center justify-center"
            aria-label={words.remove}
            onClick={() => {
              pressed.current = true;
              removeVoucher();
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            pressed.current = true;
            submitVoucher();
            if (!input.current?.value.trim()) input.current?.focus();
          }}
        >
          <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
            {words.label}
          </label>
          <div className="flex max-w-md gap-3">
            <input
              ref={input}
              id={id}
              className="input min-w-0 uppercase placeholder:normal-case"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={64}
              enterKeyHint="go"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <Button kind="secondary" type="submit" pending={pending} className="shrink-0">
              {pending ? words.checking : words.apply}
            </Button>
          </div>
          <div role="status">
            <FieldError id={id} {...(error ? { error } : {})} />
          </div>
        </form>
      )}
    </Part>
  );
}
