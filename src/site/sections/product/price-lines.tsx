import type { ReactNode } from "react";
import type { Tier } from "#catalogue/packages.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { PackageOffer } from "../../site-services.ts";
import { usePage } from "../../use-page.ts";
import { Inline } from "../inline.tsx";

export interface PriceLinesProps {
  title: string;
  lead: string;
  packages: PackageOffer[];
  actions: ReactNode;
}

/** Renders the monthly prices of a product's packages in one row. */
export function PriceLines({ title, lead, packages, actions }: PriceLinesProps) {
  const { address, common } = usePage();
  return (
    <>
      <h3 className="h3">{title}</h3>
      <p className="mt-1 max-w-[43em] text-muted">
        <Inline text={lead} />
      </p>
      {packages.length > 0 && (
        <dl className="price-lines">
          {packages.map(({ id, tier, price, features }) => (
            <div key={id} className="price-line">
              <dt className="font-semibold">{common.tiers[tier as Tier]}</dt>
              <dd>
                <p translate="no" className="price-line-figure num">
                  {formatRupiah(price, address.locale)}
                </p>
                <p className="text-sm text-muted">{common.labels.perMonth}</p>
                <p className="mt-1 text-sm text-muted">{features.join(", ")}</p>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-6">{actions}</div>
    </>
  );
}
