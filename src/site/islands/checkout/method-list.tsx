import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { minutesToPay } from "#shop/payments/payment-limits.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { BankMark } from "./bank-mark.tsx";
import type { OfferedMethod } from "./use-methods.ts";

interface MethodListProps {
  id: string;
  methods: readonly OfferedMethod[];
  chosen: PaymentMethodId | undefined;
  /** Undefined until the first price is known. */
  total: number | undefined;
  onChoose: (method: OfferedMethod) => void;
  words: PaymentWords["checkout"]["method"];
  locale: Locale;
}

/**
 * Renders the payment methods, Mandiri first, each with its deadline and limit. One whose limit is below the total
 * cannot be chosen.
 */
export function MethodList({ id, methods, chosen, total, onChoose, words, locale }: MethodListProps) {
  return (
    <div id={id} role="radiogroup" aria-label={words.title} className="divide-y divide-line" tabIndex={-1}>
      {methods.map((method) => {
        const { id: value, name, kind, channel_fee: fee, max } = method;
        const tooSmall = total !== undefined && total > max;
        const limit = formatRupiah(max, locale);
        return (
          <label
            key={value}
            className={`flex min-h-14 items-center gap-3.5 py-3 ${tooSmall ? "text-muted" : "cursor-pointer"}`}
          >
            <input
              type="radio"
              name={id}
              value={value}
              className="radio shrink-0"
              checked={value === chosen}
              disabled={tooSmall && value !== chosen}
              onChange={() => onChoose(method)}
            />
            <BankMark id={value} name={name} />
            <span className="grow">
              <span className="block font-medium">
                {kind === "qris" ? words.code : fill(words.account, { bank: name })}
              </span>
              <span className="block text-sm text-muted">
                {tooSmall
                  ? fill(words.most, { limit })
                  : fill(words.terms, { deadline: deadlineText(value, words), limit })}
              </span>
            </span>
            {fee > 0 && (
              <span className="num text-sm text-muted">{fill(words.fee, { fee: formatRupiah(fee, locale) })}</span>
            )}
          </label>
        );
      })}
    </div>
  );
}

/** Returns how much time the method leaves for paying: in hours, or in minutes where it is less than one. */
function deadlineText(method: PaymentMethodId, words: PaymentWords["checkout"]["method"]): string {
  const minutes = minutesToPay(method);
  return minutes < 60 ? fill(words.minutes, { count: minutes }) : fill(words.hours, { count: minutes / 60 });
}
