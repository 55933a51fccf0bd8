import { Link } from "react-router";
import { reportDimensions } from "#growth/campaigns/report.ts";
import type { ReportView } from "#growth/campaigns/report-view.ts";
import { fill } from "#text/fill.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../../data/use-call.ts";
import { Loading } from "../../../layout/loading.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { Screen } from "../../../layout/screen.tsx";
import { useUrlFilters } from "../../../list/use-url-filters.ts";
import { useWords } from "../../../words/use-words.ts";
import { PeriodChoice, periodOf } from "./period-choice.tsx";
import { ReportCharts } from "./report-charts.tsx";
import { ReportPanel } from "./report-panel.tsx";
import { ReportTiles } from "./report-tiles.tsx";

/** Renders what campaigns brought: from visits to revenue and return, by first and by last touch. */
export default function ReportScreen() {
  const words = useWords("admin-campaigns");
  const [filters, setFilters] = useUrlFilters(["from", "to", "by", "campaign"]);
  const today = jakartaDay(new Date());
  const period = periodOf(filters, today);
  const by = reportDimensions.find((each) => each === filters.by) ?? "campaign";
  const { campaign } = filters;
  const query = { ...period, by, campaign };
  const { data, refusal, refetch } = useCall<ReportView>("/admin/campaigns/report", query);
  return (
    <Screen
      title={words.title}
      actions={
        <>
          <Link to="/campaigns/names" className="btn btn-secondary">
            {words.toNames}
          </Link>
          <Link to="/campaigns/costs" className="btn btn-secondary">
            {words.toCosts}
          </Link>
          <Link to="/campaigns/links" className="btn btn-primary">
            {words.toLinks}
          </Link>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <PeriodChoice {...period} today={today} onChange={setFilters} />
        {campaign !== undefined && (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <span className="font-medium">{fill(words.report.only, { name: campaign })}</span>
            <Button kind="quiet" onClick={() => setFilters({ campaign: undefined })}>
              {words.report.clear}
            </Button>
          </p>
        )}
      </div>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={10} />}
      {data && (
        <>
          <ReportTiles all={data.all} ofCampaign={campaign !== undefined} />
          <ReportCharts days={data.days} />
          <ReportPanel report={data} onSplit={(next) => setFilters({ by: next })} />
        </>
      )}
    </Screen>
  );
}
