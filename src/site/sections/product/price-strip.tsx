import type { ReactNode } from "react";
import type { Tier } from "#catalogue/packages.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { Icon } from "#ui/icon.tsx";
import type { PackageOffer } from "../../site-services.ts";
import { usePage } from "../../use-page.ts";
import { Inline } from "../inline.tsx";
import type { Point } from "../point-grid.tsx";

interface PriceStripProps {
  title: string;
  lead: string;
  /** Where the product keeps its data. */
  data: Point;
  packages: PackageOffer[];
  actions: ReactNode;
}

/** Renders the monthly prices of a product's packages in one row, and where its data is kept. */
export function PriceStrip({ title, lead, data, packages, actions }: PriceStripProps) {
  const { address, common } = usePage();
  return (
    <section id="packages" className="tail ground-mist">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="h2s">{title}</h2>
          <p className="mt-2 text-muted">
            <Inline text={lead} />
          </p>
          <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
        </div>
        <div>
          {packages.length > 0 && (
            <dl className="mb-6 grid gap-x-8 gap-y-3 sm:grid-cols-3">
              {packages.map(({ id, tier, price, features }) => (
                <div key={id} className="price-line border-t-2 border-hue pt-3">
                  <dt className="font-semibold">{common.tiers[tier as Tier]}</dt>
                  <dd>
                    <p className="num font-display text-xl/tight font-bold">{formatRupiah(price, address.locale)}</p>
                    <p className="text-sm text-muted">{common.labels.perMonth}</p>
                    <p className="mt-1 text-sm text-muted">{features.join(", ")}</p>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <div className="flex gap-4">
            <Icon name="lock" className="mt-1 size-6 shrink-0 text-hue" />
            <div>
              <h3 className="text-base">{data.title}</h3>
              <p className="mt-1 text-sm text-muted">
                <Inline text={data.body} />
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
