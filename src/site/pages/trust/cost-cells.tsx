import type { ReactNode } from "react";
import { isSoldOnline, productJobs } from "#catalogue/products.ts";
import type { TrustCost } from "#content/kinds/trust.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { CheapestPrices } from "../../cheapest-prices.ts";
import { Inline } from "../../sections/inline.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Returns what draws the cells of a job's costs: the job, its products with what they cost at least, and without us. */
export function useCostCells(): (cost: TrustCost) => ReactNode[] {
  const { address, all, common, extra } = usePage<"comparison", CheapestPrices>();
  const href = useHref();
  return ({ job, alone, quoted }) => [
    all.jobs[job].name,
    <ul key="products" className="grid gap-1">
      {productJobs[job].filter(isSoldOnline).map((product) => (
        <li key={product}>
          <a href={href(`/products/${product}`)} className="link">
            {all.products[product].name}
          </a>{" "}
          <span className="num">
            {common.labels.from} {formatRupiah(extra[product] ?? 0, address.locale)}
          </span>
        </li>
      ))}
      {quoted && (
        <li>
          <Inline text={quoted} />
        </li>
      )}
    </ul>,
    <Inline key="alone" text={alone} />,
  ];
}
