import { bankColours } from "#catalogue/banks.ts";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { minutesToPay } from "#shop/payments/payment-limits.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import type { OfferedMethod } from "./use-methods.ts";

interface MethodListProps {
  id: string;
  methods: readonly OfferedMethod[];
  chosen: PaymentMethodId | undefined;
  /** Undefined until the first price is known. */
  total: Rupiah | undefined;
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

/** Renders a way to pay as a card in its colours, so that it is found quickly in a list. No bank's own trademark is drawn. */
function BankMark({ id, name }: { id: PaymentMethodId; name: string }) {
  const { ground, corner } = bankColours[id];
  return (
    <svg viewBox="0 0 76 40" className="bank-mark" aria-hidden="true">
      <rect width="76" height="40" rx="6" fill={ground} />
      <path d="M76 18v16a6 6 0 0 1-6 6H46z" fill={corner} />
      <text x="9" y="24" fill="#fff">
        {name}
      </text>
    </svg>
  );
}
