import { useEffect, useRef } from "react";
import type { Quote } from "#client/api/quotes.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Part } from "./part.tsx";
import { type VoucherControl, voucherOutcome } from "./use-voucher.ts";

const id = "voucher-code";

/** A voucher's code, looked up on pressing; what it saves, or why it does not count. */
export function VoucherPart({
  voucher,
  quote,
  words,
  locale,
}: {
  voucher: VoucherControl;
  quote: Quote | undefined;
  words: PaymentWords["checkout"]["voucher"];
  locale: Locale;
}) {
  const { input } = voucher;
  const { applied, text } = voucherOutcome(voucher, quote, words, locale);
  const error = applied ? "" : text;
  // A code kept from an earlier visit that no longer counts is shown where it can be changed.
  useEffect(() => {
    if (error && voucher.code && input.current?.value === "") input.current.value = voucher.code;
  }, [error, voucher.code, input]);
  // What was pressed gives way to what came of it, or to the field: the focus goes along.
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
            {text}
          </span>
          <button
            type="button"
            className="flex size-11 shrink-0 items-center justify-center"
            aria-label={words.remove}
            onClick={() => {
              pressed.current = true;
              voucher.remove();
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
            voucher.press();
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
            <Button kind="secondary" type="submit" pending={voucher.pending} className="shrink-0">
              {voucher.pending ? words.checking : words.apply}
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
