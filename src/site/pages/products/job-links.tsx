import { jobIds } from "#catalogue/products.ts";
import { JobMark } from "../../illustrations/job-mark.tsx";
import { usePage } from "../../use-page.ts";

/** Renders the six jobs on one line, each a link to its part of the page. */
export function JobLinks() {
  const { all, common } = usePage();
  return (
    <nav aria-label={common.labels.onThisPage} className="job-links">
      {jobIds.map((job) => (
        <a key={job} href={`#${job}`}>
          <JobMark id={job} className="size-8" />
          {all.jobs[job].name}
        </a>
      ))}
    </nav>
  );
}
