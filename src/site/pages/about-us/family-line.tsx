import { jobIds, productJobs } from "#catalogue/products.ts";
import { JobMark } from "../../illustrations/job-mark.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

/** Renders the six jobs in order, on one line, each with the products that do it. */
export function FamilyLine({ title, lead }: { title: string; lead: string }) {
  const { all } = usePage();
  const { WideSection } = useSections();
  const href = useHref();
  return (
    <WideSection title={title} lead={lead} ground="mist">
      <ol className="grid gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
        {jobIds.map((job) => (
          <li key={job} className="max-sm:grid max-sm:grid-cols-[3rem_minmax(0,1fr)] sm:pe-6">
            <span className="flex items-center gap-4">
              <JobMark id={job} className="size-10 shrink-0 text-primary" />
              <span className="h-px grow bg-line max-sm:hidden" />
            </span>
            <div>
              <h3 className="text-base sm:mt-5">{all.jobs[job].name}</h3>
              <ul className="mt-1">
                {productJobs[job].map((product) => (
                  <li key={product}>
                    <a
                      href={href(`/products/${product}`)}
                      className="inline-flex min-h-11 items-center text-muted hover:text-primary hover:underline"
                    >
                      {all.products[product].name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
