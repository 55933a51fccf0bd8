import { jobIds, productJobs } from "#catalogue/products.ts";
import type { Stations } from "#content/kinds/home.ts";
import { JobMark } from "../../illustrations/job-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { Inline } from "../inline.tsx";
import { Scene } from "./scene.tsx";

interface JourneyProps {
  title: string;
  lead: string;
  stations: Stations;
}

/**
 * Renders one story along a thread with six stops. On wide screens the pictures share one place beside the words, where the
 * browser knows view timelines (styles/home/stage.css); narrow ones are swiped from picture to picture.
 */
export function Journey({ title, lead, stations }: JourneyProps) {
  const { all } = usePage();
  return (
    <section className="section ground-ink overflow-clip">
      <div className="wrap">
        <div className="grid items-end gap-x-14 gap-y-4 lg:grid-cols-[8fr_4fr]">
          <h2 className="h2">{title}</h2>
          <p className="text-muted">{lead}</p>
        </div>
        <ol className="journey">
          {jobIds.map((job) => (
            <li key={job} className="journey-stop" data-job={job}>
              <div className="journey-words">
                <span className="journey-mark">
                  <JobMark id={job} />
                </span>
                <p className="flex items-baseline justify-between gap-4 text-sm">
                  <span className="font-semibold text-hue">{all.jobs[job].name}</span>
                  <span className="num text-muted">{stations[job].time}</span>
                </p>
                <h3 className="h3 mt-1.5">{stations[job].title}</h3>
                <p className="mt-2 text-sm text-muted">
                  <Inline text={stations[job].body} />
                </p>
                <StationProducts job={job} />
              </div>
              <div className="journey-scene">
                <Scene job={job} stations={stations} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Renders the products of a stop's job; the six stops together name every product. */
function StationProducts({ job }: { job: keyof Stations }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <p className="mt-2 flex flex-wrap gap-x-5">
      {productJobs[job].map((product) => (
        <a key={product} href={href(`/products/${product}`)} className="link hue-link text-sm">
          {all.products[product].name}
        </a>
      ))}
    </p>
  );
}
