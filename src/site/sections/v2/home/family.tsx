import { jobIds, productJobs } from "#catalogue/products.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { JobMark } from "../../../illustrations/job-mark.tsx";
import { useHref, usePage } from "../../../use-page.ts";
import { WideSection } from "../wide-section.tsx";

/** Renders all products as one console: a pane for each job with its products, as the rows of a list. */
export function Family({ title, lead }: { title: string; lead: string }) {
  const { all, common } = usePage();
  const href = useHref();
  return (
    <WideSection title={title} lead={lead}>
      <ul className="panes room-family">
        {jobIds.map((job) => (
          <li key={job} data-job={job}>
            <h3 className="flex items-center gap-2 text-base font-semibold text-hue">
              <JobMark id={job} className="size-5" />
              {all.jobs[job].name}
            </h3>
            <ul>
              {productJobs[job].map((product) => (
                <li key={product}>
                  <a href={href(`/products/${product}`)}>
                    <ProductMark id={product} className={`size-6 vt-${product}`} />
                    <span>
                      <b>{all.products[product].name}</b>
                      <span className="text-muted">{all.products[product].line}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <a href={href("/products")} className="link mt-3 inline-flex min-h-11 items-center gap-1.5">
        {common.actions.allProducts}
        <Icon name="arrow-right" className="size-4" />
      </a>
    </WideSection>
  );
}
