import type { PricedPackage } from "#shop/prices/admin-prices-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { PriceTimeline } from "./price-timeline.tsx";

/** Renders the price of a package, which a press changes, and the next planned one. */
export function PriceCell({
  of,
  today,
  onChange,
}: {
  of: PricedPackage;
  today: string;
  /** Absent for those who may not. */
  onChange?: (() => void) | undefined;
}) {
  const words = useWords("admin-prices");
  const locale = useLocale();
  const name = of.name[locale];
  const price = formatRupiah(of.price, locale);
  const [next] = of.planned;
  return (
    <div className="grid justify-items-start gap-1">
      {onChange ? (
        <button
          type="button"
          className="link num font-semibold"
          aria-label={`${price}. ${fill(words.change, { package: name })}`}
          onClick={onChange}
        >
          {price}
        </button>
      ) : (
        <span className="num font-semibold">{price}</span>
      )}
      {next && (
        <>
          <PriceTimeline today={today} planned={of.planned} name={name} />
          <span className="text-xs text-muted">
            {fill(words.next, { price: formatRupiah(next.price, locale), day: formatDay(next.from_day, locale) })}
          </span>
        </>
      )}
    </div>
  );
}
