import { isSuggested } from "#catalogue/packages.ts";
import type { SoldOnlineId } from "#catalogue/products.ts";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { Locale } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";

/** A package as a choosing page offers it: what it contains, and whom it suits. */
export interface PackageChoice {
  id: string;
  tier: string;
  name: string;
  description: string;
  price: Rupiah;
  features: string[];
  who: string;
  why: string;
}

interface PackageCardProps {
  product: SoldOnlineId;
  offered: PackageChoice;
  chosen: boolean;
  /** Absent before hydration: then the card's button is a link. */
  onChoose?: (() => void) | undefined;
  href: string;
  words: CommonWords["chooser"] & { perMonth: string; suggested: string };
  locale: Locale;
}

export function PackageCard({ product, offered, chosen, onChoose, href, words, locale }: PackageCardProps) {
  const { id, tier, price, features, who, why } = offered;
  const className = `btn mt-5 w-full ${chosen ? "btn-primary" : "btn-secondary"}`;
  const label = words.choose.replace("{tier}", tier);
  return (
    <li id={id} className={`package ${isSuggested(id) ? "package-suggested" : ""} ${chosen ? "package-chosen" : ""}`}>
      <div className="package-name">
        <ProductMark id={product} className="size-6 text-hue" />
        <h2 className="text-lg">{tier}</h2>
        {isSuggested(id) && <span className="price-suggested">{words.suggested}</span>}
      </div>
      <p className="mt-1 min-h-[2lh] text-sm md:max-lg:min-h-[3lh] text-muted">{who}</p>
      <p className="mt-5">
        <span translate="no" className="num block text-[length:min(var(--text-2xl),9vw)] font-semibold tracking-tight">
          {formatRupiah(price, locale)}
        </span>
        <span className="text-sm text-muted">{words.perMonth}</span>
      </p>
      {onChoose ? (
        // The name of the button states what is chosen, so there is no aria-pressed; pressing it again changes nothing.
        <button type="button" className={className} onClick={chosen ? undefined : onChoose}>
          {chosen ? (
            <>
              <Icon name="check" />
              <span>{words.selected}</span>
              <span className="sr-only"> {tier}</span>
            </>
          ) : (
            label
          )}
        </button>
      ) : (
        <a href={href} className={className}>
          {label}
        </a>
      )}
      <ul className="mt-6 stack-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-hue" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-line pt-5 text-sm text-muted">{why}</p>
    </li>
  );
}
