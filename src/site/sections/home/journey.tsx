import { jobIds, productJobs } from "#catalogue/products.ts";
import type { Stations } from "#content/kinds/home.ts";
import { JobMark } from "../../illustrations/job-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { Inline } from "../inline.tsx";
import { Scene } from "./scene.tsx";

export interface JourneyProps {
  title: string;
  lead: string;
  stations: Stations;
}

/** Renders one story down a line with six stops; the line fills with scrolling. */
export function Journey({ title, lead, stations }: JourneyProps) {
  const { all } = usePage();
  return (
    <section className="section sunken">
      <div className="wrap">
        <h2 className="max-w-3xl text-3xl">{title}</h2>
        <p className="lead mt-5">{lead}</p>
        <ol className="journey">
          {jobIds.map((job) => (
            <li key={job} className="stop">
              <span className="stop-mark">
                <JobMark id={job} />
              </span>
              <div>
                <p className="num text-sm text-muted">{stations[job].time}</p>
                <p className="font-medium text-primary">{all.jobs[job].name}</p>
              </div>
              <div>
                <h3 className="text-xl">{stations[job].title}</h3>
                <p className="mt-3 text-muted">
                  <Inline text={stations[job].body} />
                </p>
                <StationProducts job={job} />
              </div>
              <Scene job={job} stations={stations} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Renders the products of a stop's job; the six stops together name every product. */
export function StationProducts({ job }: { job: keyof Stations }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <p className="mt-3 flex flex-wrap gap-x-5">
      {productJobs[job].map((product) => (
        <a key={product} href={href(`/products/${product}`)} className="link py-3 text-sm">
          {all.products[product].name}
        </a>
      ))}
    </p>
  );
}
