import { jobIds } from "#catalogue/products.ts";
import { JobMark } from "../../../illustrations/job-mark.tsx";
import { usePage } from "../../../use-page.ts";
import { type JourneyProps, StationProducts } from "../../home/journey.tsx";
import { Scene } from "../../home/scene.tsx";
import { Inline } from "../../inline.tsx";
import { WideSection } from "../wide-section.tsx";

/** Renders the same six stops as tiles: each picture first, wide and narrow tiles in alternation. */
export function Journey({ title, lead, stations }: JourneyProps) {
  const { all } = usePage();
  return (
    <WideSection title={title} lead={lead}>
      <ol className="bento">
        {jobIds.map((job) => (
          <li key={job} className="tile rise" data-job={job}>
            <Scene job={job} stations={stations} />
            <div className="bento-words">
              <p className="flex flex-wrap items-center gap-x-3 text-hue">
                <JobMark id={job} />
                <span className="font-medium">{all.jobs[job].name}</span>
                <span className="num ms-auto text-sm text-muted">{stations[job].time}</span>
              </p>
              <h3 className="mt-3 text-2xl">{stations[job].title}</h3>
              <p className="mt-2 text-muted">
                <Inline text={stations[job].body} />
              </p>
              <StationProducts job={job} />
            </div>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
