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

/** One story down one line with six stops; the line fills as one reads on. */
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

/** The products that do a station's job: over the whole journey, the whole family. */
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
