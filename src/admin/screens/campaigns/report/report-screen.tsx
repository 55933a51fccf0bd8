import { Link } from "react-router";
import type { ReportView } from "#growth/campaigns/campaign-contract.ts";
import { reportDimensions } from "#growth/campaigns/report.ts";
import {
  isReportable,
  type PeriodPreset,
  periodPresets,
  presetOf,
  presetPeriod,
} from "#growth/campaigns/report-period.ts";
import { nearestRupiah } from "#money/rupiah.ts";
import { formatShortRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { type Day, isDay, jakartaDay } from "#time/jakarta-day.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useLocale, useWords } from "../../../kit/data.ts";
import { DayInput } from "../../../kit/form.ts";
import { ChoiceFilter, useUrlFilters } from "../../../kit/list.ts";
import { Loading, RefusalNote, Screen, TimeChart } from "../../../kit/parts.ts";
import { ReportPanel } from "./report-panel.tsx";
import { ReportTiles } from "./report-tiles.tsx";
import { useReportFormat } from "./use-report-format.ts";

/** Renders what campaigns brought: from visits to revenue and return, by first and by last touch. */
export default function ReportScreen() {
  const words = useWords("admin-campaigns");
  const [filters, setFilters] = useUrlFilters(["from", "to", "by", "campaign"]);
  const today = jakartaDay(new Date());
  const period = periodOf(filters, today);
  const by = reportDimensions.find((each) => each === filters.by) ?? "campaign";
  const { campaign } = filters;
  const query = { ...period, by, campaign };
  const { data, refusal, refetch } = useCall("/admin/campaigns/report", query);
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

interface Period {
  from: Day;
  to: Day;
}

const usual: PeriodPreset = "30";

/** Returns the period of the address; the usual one when it holds something else. */
function periodOf({ from, to }: { from?: string; to?: string }, today: Day): Period {
  return isDay(from) && isDay(to) && isReportable(from, to) ? { from, to } : presetPeriod(usual, today);
}

/** Renders the choice of a usual period, or of its first and last day. */
function PeriodChoice({ from, to, today, onChange }: Period & { today: Day; onChange: (period: Period) => void }) {
  const { report: words } = useWords("admin-campaigns");
  const preset = presetOf(from, to, today);
  const change = (changed: { from?: string; to?: string }) => {
    const { from: first, to: last } = { from, to, ...changed };
    if (isDay(first) && isDay(last) && isReportable(first, last)) onChange({ from: first, to: last });
  };
  return (
    <>
      <ChoiceFilter
        label={words.period}
        value={preset ?? ""}
        options={[
          ...(preset === undefined ? [{ value: "" as const, label: words.ownPeriod }] : []),
          ...periodPresets.map((each) => ({ value: each, label: words.presets[each] })),
        ]}
        onChange={(chosen) => chosen !== "" && onChange(presetPeriod(chosen, today))}
      />
      {/* Read when the field is left: a year that is being typed is a day too. */}
      <label className="filter">
        <span className="filter-label">{words.from}</span>
        <DayInput
          key={`from ${from}`}
          type="date"
          className="filter-select"
          defaultValue={from}
          max={to}
          onBlur={({ target }) => change({ from: target.value })}
        />
      </label>
      <label className="filter">
        <span className="filter-label">{words.until}</span>
        <DayInput
          key={`to ${to}`}
          type="date"
          className="filter-select"
          defaultValue={to}
          min={from}
          max={today}
          onBlur={({ target }) => change({ to: target.value })}
        />
      </label>
    </>
  );
}

/** Renders revenue beside cost and leads beside visits, by day; each chart has its numbers as a table. */
function ReportCharts({ days: { days, revenue, cost, visits, leads } }: { days: ReportView["days"] }) {
  const { charts: words } = useWords("admin-campaigns").report;
  const { count, money } = useReportFormat();
  const locale = useLocale();
  const shortMoney = (value: number) => formatShortRupiah(nearestRupiah(value), locale);
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      <div className="panel p-4">
        <TimeChart
          label={words.money}
          kind="bars"
          sameScale
          days={days}
          series={[
            { label: words.revenue, values: revenue },
            { label: words.cost, values: cost },
          ]}
          format={money}
          formatAxis={shortMoney}
        />
      </div>
      <div className="panel p-4">
        <TimeChart
          label={words.people}
          kind="bars"
          days={days}
          series={[
            { label: words.visits, values: visits },
            { label: words.leads, values: leads },
          ]}
          format={count}
        />
      </div>
    </div>
  );
}
