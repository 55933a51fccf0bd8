import { jobIds, type ProductId, productJobs } from "#catalogue/products.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { JobMark } from "../../illustrations/job-mark.tsx";
import { ProductMark } from "../../illustrations/product-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Renders the products along one line: a stop for each job, with an index of its products and prices. */
export function JobTrail({ from }: { from: Record<string, number> }) {
  const { all } = usePage();
  return (
    <ol className="trail">
      {jobIds.map((job) => (
        <li key={job} id={job} className="stop">
          <span className="stop-mark">
            <JobMark id={job} />
          </span>
          <div className="pt-1.5">
            <h3 className="text-xl">{all.jobs[job].name}</h3>
            <p className="mt-1 text-muted">{all.jobs[job].line}</p>
          </div>
          <ul className="rows">
            {productJobs[job].map((product) => (
              <li key={product}>
                <ProductLine product={product} price={from[product]} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Renders a product's mark, name, promise, and its price or how to get it. */
function ProductLine({ product, price }: { product: ProductId; price: number | undefined }) {
  const { address, all, common } = usePage();
  const href = useHref();
  const { name, line } = all.products[product];
  return (
    <a href={href(`/products/${product}`)} className="product-line">
      <ProductMark id={product} className="size-9 text-primary" />
      <span>
        <b>{name}</b>
        <span className="text-muted">{line}</span>
      </span>
      <span className="num text-sm text-muted">
        {price ? (
          <>
            {common.labels.from} <b>{formatRupiah(price, address.locale)}</b> {common.labels.perMonth}
          </>
        ) : (
          common.labels[product === "api-marketplace" ? "byRequest" : "together"]
        )}
      </span>
    </a>
  );
}
