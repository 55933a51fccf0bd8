import type { PaymentWords } from "#content/kinds/payment.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import type { UpgradeOffer } from "./state/checkout-types.ts";

/** Renders whether the package starts now, for the difference, or after the one that runs. */
export function UpgradeChoice({
  offer,
  wanted,
  onChoose,
  words,
  locale,
}: {
  offer: UpgradeOffer | undefined;
  wanted: boolean;
  onChoose: (wanted: boolean) => void;
  words: PaymentWords["checkout"]["upgrade"];
  locale: Locale;
}) {
  if (!offer) return null;
  const current = offer.current;
  const date = formatDay(offer.until, locale);
  const choices = [
    { now: true, title: fill(words.now, { current }), body: fill(words.nowBody, { date }) },
    { now: false, title: fill(words.later, { current }), body: words.laterBody },
  ];
  return (
    <fieldset className="mt-6">
      <legend className="mb-1 text-sm font-medium">{words.title}</legend>
      <div className="divide-y divide-line">
        {choices.map(({ now, title, body }) => (
          <label key={title} className="flex cursor-pointer items-start gap-3.5 py-3">
            <input
              type="radio"
              name="package-start"
              value={now ? "now" : "later"}
              className="radio mt-0.5 shrink-0"
              checked={wanted === now}
              onChange={() => onChoose(now)}
            />
            <span>
              <span className="font-medium">{title}</span>
              <span className="block text-sm text-muted">{body}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
