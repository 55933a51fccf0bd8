import type { HomeWords } from "#content/kinds/home.ts";
import { KawungPlot } from "../../illustrations/kawung.tsx";
import { complaints } from "../../sections/home/complaints.ts";
import { usePage } from "../../use-page.ts";

/**
 * Renders a week of complaints as batik: rows are days, columns are hours; the warm figure is the hour of the story.
 */
export function PlotPicture({ label, title, period, days, peak }: HomeWords["picture"]) {
  const { common } = usePage();
  return (
    <figure className="plot">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm">
        <b className="font-semibold">{title}</b>
        <span className="text-muted">{period}</span>
      </figcaption>
      <div className="mt-4 flex gap-3">
        <div className="plot-days" aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
        <KawungPlot values={complaints} label={label} className="grow" />
      </div>
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span className="warm">{peak}</span>
        {common.labels.sample}
      </p>
    </figure>
  );
}
