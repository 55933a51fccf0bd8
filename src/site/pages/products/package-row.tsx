import { contentName, type SoldOnlineId } from "#catalogue/products.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { PackageOffer } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";

/** Renders the three packages of a product with their monthly prices, and Enterprise beside them. */
export function PackageRow({ packages, product }: { packages: PackageOffer[]; product: SoldOnlineId }) {
  const { address, common } = usePage();
  const href = useHref();
  return (
    <div className="grid gap-px overflow-clip rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {packages.map(({ id, name, price, features }, index) => (
        <div key={id} className="flex flex-col bg-surface p-6">
          <h3 className="text-base">{name}</h3>
          <p className="num mt-3 text-2xl/tight font-semibold tracking-tight">{formatRupiah(price, address.locale)}</p>
          <p className="text-sm text-muted">{common.labels.perMonth}</p>
          <ul className="mt-4 mb-6 stack-1 text-sm text-muted">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <a
            href={href(`/choosing-${contentName(product)}`)}
            className={`btn ${index === 1 ? "btn-primary" : "btn-secondary"} mt-auto`}
          >
            {common.actions.choose}
          </a>
        </div>
      ))}
      <div className="flex flex-col bg-sunken p-6">
        <h3 className="text-base">{common.tiers.enterprise}</h3>
        <p className="mt-3 mb-6 text-2xl/tight font-semibold tracking-tight">{common.actions.talk}</p>
        <a href={href(`/contact-us?product=${product}`)} className="btn btn-secondary mt-auto">
          {common.actions.contact}
        </a>
      </div>
    </div>
  );
}
